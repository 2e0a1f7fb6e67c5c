/** What operators run before and at a deployment, and what the plain configuration repeats of the contract. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agencySchemas } from '#contract/generated/agency.schemas.ts';
import { credentials, csrf } from '#contract/generated/calls.ts';
import { hrmsSchemas } from '#contract/generated/hrms.schemas.ts';
import { operations } from '#contract/generated/operations.ts';
import type { ContractSchemas } from '#contract/jsonSchema.ts';
import { maxBodyBytes } from '../../mocks/http/incoming.ts';
import { compressSite } from '../../scripts/edge/compress.ts';
import { listFiles } from '../../scripts/edge/files.ts';
import { parseSettings } from '../../scripts/edge/settings.ts';
import { loadSite } from '../../scripts/edge/site.ts';

let folder = '';
const file = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('large text files are compressed, again when they change, and removed with their original', async () => {
  const write = (name: string, text: string) => writeFile(file(name), text.padEnd(3000, ' text'));
  for (const name of ['index.html', 'more.js', 'photo.webp']) await write(name, 'one');
  await writeFile(file('small.css'), 'a{}');
  expect([await compressSite(folder), await compressSite(folder)]).toEqual([4, 0]);
  await write('index.html', 'two');
  // A copied file may be older than its compressed copy.
  await utimes(file('index.html'), 1_000_000, 1_000_000);
  await rm(file('more.js'));
  expect(await compressSite(folder)).toBe(2);
  expect(String(brotliDecompressSync(await readFile(file('index.html.br'))))).toMatch(/^two/);
  expect(String(gunzipSync(await readFile(file('index.html.gz'))))).toMatch(/^two/);
  const pages = ['index.html', 'index.html.br', 'index.html.gz'];
  expect(await listFiles(folder)).toEqual([...pages, 'photo.webp', 'small.css']);
});

/** Valid settings of an operator, of which the tests change one. */
const settings = {
  VITE_SITE_URL: 'https://WWW.agency.example:443/',
  AGENCY_ORIGIN: 'https://api.agency.example',
  HRMS_ORIGIN: 'https://hrms.example:8443/',
  MEDIA_ORIGINS: 'https://*.images.example, https://videos.example/',
};

test('edge:config writes what was set, and names the origins of media that were not', async () => {
  await writeFile(
    file('index.html'),
    `<meta name="build" content="v1"><img alt="" src="https://Images.example/a.webp"><img src="/own.webp">
    <video poster="https://videos.example/p.webp"></video><a href="https://elsewhere.example/"></a>`,
  );
  const words = ['scripts/edge-config.ts', '--dist', folder, '--out', file('nginx')];
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync('node', words, { encoding: 'utf8', env });
  expect([status, stderr.match(/https?:\/\/\S+/g)]).toEqual([0, ['https://images.example,']]);
  const read = (name: string) => readFile(file(`nginx/${name}`), 'utf8');
  const [build, names] = [await read('build.conf'), await read('site.conf')];
  expect(build).toContain('default "v1";');
  expect(build).toContain('default "https://www.agency.example";');
  expect(build).toContain("img-src 'self' https://*.images.example https://videos.example;");
  expect(names).toContain('server hrms.example:8443;');
  expect(await listFiles(file('nginx'))).toContain('server.conf');
  await expect(loadSite('/nowhere')).rejects.toThrow('There is no built site in /nowhere.');
});

test.each([
  ['VITE_SITE_URL', '', 'missing or empty. Write an address such as https://www.example.com.'],
  ['VITE_SITE_URL', 'www.agency.example', 'not the address of a server: www.agency.example.'],
  ['VITE_SITE_URL', 'https://www.agency.example/de', 'Write https://www.agency.example alone.'],
  ['VITE_SITE_URL', 'https://www.agency.example:8443', 'Write https://www.agency.example.'],
  ['VITE_SITE_URL', 'http://www.agency.example', 'Write https://www.agency.example.'],
  ['VITE_SITE_URL', 'https://api.agency.example', 'need three different hosts'],
  [
    'AGENCY_ORIGIN',
    'https://user:secret@api.agency.example',
    'Write https://api.agency.example alone.',
  ],
  ['AGENCY_ORIGIN', 'http://api.agency.example', 'Write https://api.agency.example.'],
  ['AGENCY_ORIGIN', 'https://*.agency.example', 'name one host'],
  ['HRMS_ORIGIN', 'https://hrms.example;evil', 'not the address of a server'],
  ['HRMS_ORIGIN', 'https://hrms.example https://b.example', 'not the address of a server'],
  ['MEDIA_ORIGINS', 'https://a.example/media', 'Write https://a.example alone.'],
  ['REPORT_URI', "https://a.example/'; script-src *", 'Write a URL such as'],
  ['TRUSTED_PROXIES', '10.0.0.0/8;127.0.0.1', 'Write addresses and ranges such as 10.0.0.0/8.'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'has 10.0.0.0/33.'],
  ['TRUSTED_PROXIES', '0.0.0.0/0', 'has 0.0.0.0/0.'],
  ['EDGE_LISTEN', '8080', 'needs TRUSTED_PROXIES'],
  ['EDGE_LISTEN', 'localhost:8080', 'needs TRUSTED_PROXIES'],
])('an operator who sets %s to "%s" is told what to write', (name, value, sentence) => {
  const parse = () => parseSettings({ ...settings, [name]: value });
  expect(parse).toThrow(name);
  expect(parse).toThrow(sentence);
});

test('set-credential writes a header that only its owner reads, and keeps it when the next is wrong', async () => {
  const target = file('credential.conf');
  const script = path.resolve('deploy/nginx/set-credential.sh');
  const store = (input: string) => execFileSync(script, [target], { input, stdio: 'pipe' });
  const stored = async () => (await readFile(target, 'utf8')).split('Authorization ')[1];
  store('user:pass word:"$1\r\n');
  const header = `"Basic ${btoa('user:pass word:"$1')}";\n`;
  expect([await stored(), (await stat(target)).mode & 0o777]).toEqual([header, 0o600]);
  for (const wrong of ['user\n', '\nuser:password\n', '\r\n', '', ':password\n']) {
    expect(() => store(wrong)).toThrow('has to be written as user:password, or as none');
    expect(await stored()).toBe(header);
  }
  store('none');
  expect(await stored()).toBe('"";\n');
});

test('the call with a file, the headers and the cookies of the contract are those of the configuration', async () => {
  const read = (name: string) => readFile(`deploy/nginx/${name}`, 'utf8');
  const [filter, server] = [await read('response.js'), await read('server.conf')];
  const large = Object.values(operations).filter(({ body }) => body === 'multipart/form-data');
  const paths = new Set(large.map(({ base, path: own }) => base + own));
  expect(server.match(/(?<== )\S+(?= \{\s+client_max_body_size 12m)/g)).toEqual([...paths]);
  const [, megabytes] = /client_max_body_size (\d+)m/.exec(server) ?? [];
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(maxBodyBytes);
  for (const cookie of [credentials.careersSession.name, csrf.cookie]) {
    expect(server).toContain(`"${cookie}=; Path=/; Max-Age=0`);
  }
  for (const [name, schemas] of [
    ['agency.conf', agencySchemas],
    ['proxy.conf', hrmsSchemas],
  ] as const) {
    const passed = (await read(name)).toLowerCase();
    const headersOf = (object: { headers?: { properties?: object } }) =>
      Object.keys(object.headers?.properties ?? {});
    for (const call of Object.values((schemas as ContractSchemas).operations)) {
      for (const header of headersOf(call))
        expect(passed).toContain(`header ${header.toLowerCase()} `);
      for (const header of Object.values(call.responses).flatMap(headersOf)) {
        if (!/^(location|set-cookie)$/.test(header)) expect(filter).toContain(header);
      }
    }
  }
});
