/** What operators run before and at a deployment, and what the plain configuration repeats of the contract. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
import { compressSite } from '../../scripts/edge/compress.ts';
import { listFiles } from '../../scripts/edge/files.ts';
import { readSite } from '../../scripts/edge/site.ts';

let folder = '';
const file = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a build is read with the hashes of its inline code and the origins of its media', async () => {
  await writeFile(
    file('index.html'),
    `<style media="print">a{}</style><script>run()</script>
    <script type="module">more()</script><script type="application/json">{"a":1}</script>
    <script type="application/ld+json">{}</script><script src="/a.js"></script>
    <img alt="" src="https://Images.example/a.webp"><img src="/own.webp">
    <video poster="http://videos.example:8080/p.webp"><source src="https://videos.example/f.mp4"></video>
    <a href="https://elsewhere.example/">a link</a>`,
  );
  expect(await readSite(folder)).toMatchObject({
    // Each from `printf … | openssl dgst -sha256 -binary | base64`.
    inline: {
      scripts: [
        'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=',
        'sha256-tQCBHdhZF+YZA1SfmY9EcKxkOEB4SQok5ogPYW6m+QI=',
      ],
      styles: ['sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='],
    },
    mediaOrigins: [
      'http://videos.example:8080',
      'https://images.example',
      'https://videos.example',
    ],
  });
});

test('large text files are compressed, again when they change, and removed with their original', async () => {
  const write = (name: string, text: string) => writeFile(file(name), text.padEnd(3000, ' text'));
  await write('index.html', 'one');
  await write('more.js', 'more');
  await write('photo.webp', 'photo');
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

test('edge:config writes the name, calls and pages of a build, and refuses a folder without one', async () => {
  const names = '<meta name="build" content="v1"><link rel="canonical" href="https://A.example/">';
  await writeFile(file('index.html'), names);
  const run = (dist: string) => {
    const words = ['scripts/edge-config.ts', '--dist', dist, '--out', file('nginx')];
    return spawnSync('node', words, { encoding: 'utf8' });
  };
  const { status, stdout } = run(folder);
  expect([status, stdout]).toEqual([0, expect.stringContaining('https://a.example')]);
  const build = await readFile(file('nginx/build.conf'), 'utf8');
  expect(build).toContain('default "v1";');
  expect(build).toContain('"~^/api/careers/profile/$" "POST, PUT";');
  expect(build).toContain('"~^/product$" "/#";');
  const pages = await readFile(file('nginx/pages.conf'), 'utf8');
  expect(pages).toMatch(/\^\(.*\/job-details\/\[\^\/\]\+\)/);
  expect(existsSync(file('nginx/server.conf'))).toBe(true);
  expect(run('/nowhere').stderr).toContain('There is no built site in /nowhere.');
});

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

test('set-credential writes a header that only its owner reads, and keeps it when the next is wrong', async () => {
  const target = file('credential.conf');
  const store = (input: string) =>
    execFileSync(path.resolve('deploy/nginx/set-credential.sh'), [target], {
      input,
      stdio: 'pipe',
    });
  const stored = async () => (await readFile(target, 'utf8')).split('Authorization ')[1];
  store('user:pass word:"$1');
  const header = `"${basic('user:pass word:"$1')}";\n`;
  expect([await stored(), (await stat(target)).mode & 0o777]).toEqual([header, 0o600]);
  expect(() => store('user\n')).toThrow('has to be written as user:password');
  expect(await stored()).toBe(header);
  store('\n');
  expect(await stored()).toBe('"";\n');
});

const read = (name: string) => readFile(`deploy/nginx/${name}`, 'utf8');

test('the only call with a file is the only one that may be large', async () => {
  const large = Object.values(operations).filter(({ body }) => body === 'multipart/form-data');
  const paths = new Set(large.map(({ base, path: own }) => base + own));
  expect(paths).toEqual(new Set(['/api/careers/profile/']));
  const server = await read('server.conf');
  expect(server.match(/(?<== )\S+(?= \{\s+client_max_body_size 12m)/g)).toEqual([...paths]);
});

test('the headers and cookies of the contract pass', async () => {
  const [filter, server] = [await read('response.js'), await read('server.conf')];
  for (const [name, schemas] of [
    ['agency.conf', agencySchemas],
    ['proxy.conf', hrmsSchemas],
  ] as const) {
    const passed = (await read(name)).toLowerCase();
    for (const call of Object.values((schemas as ContractSchemas).operations)) {
      for (const header of Object.keys(call.headers?.properties ?? {})) {
        expect(passed).toContain(`proxy_set_header ${header.toLowerCase()} `);
      }
      for (const { headers } of Object.values(call.responses)) {
        for (const header of Object.keys(headers?.properties ?? {})) {
          if (!/^(location|set-cookie)$/.test(header)) expect(filter).toContain(header);
        }
      }
    }
  }
  for (const cookie of [credentials.careersSession.name, csrf.cookie]) {
    expect(server).toContain(`"${cookie}=; Path=/; Max-Age=0`);
  }
});
