/** Runs the check against the Django backend of this folder; installs Debian's packages if they are missing. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '../../../conformance/src/report.ts';
import { createCertificate } from '../../servers/certificate.ts';
import { check } from '../check.ts';
import { content } from './content.ts';

/** Debian's own Python, which finds its packages. */
const python = '/usr/bin/python3';
const packages = ['python3-django', 'python3-djangorestframework'];
const assets = path.resolve(import.meta.dirname, '../../../mocks/assets');

const site = 'https://www.agency.example';
const credential = 'edge:gatekeeper';

const hasDjango = (): boolean =>
  spawnSync(python, ['-c', 'import django, rest_framework']).status === 0;

/** Why Django cannot be used here, after an attempt to install it; null when it can. */
export function findObstacle(): string | null {
  if (hasDjango()) return null;
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) {
    return `${packages.join(' and ')} are missing, and only root can install them with apt-get`;
  }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 120_000 });
  spawnSync('apt-get', ['install', '-y', ...packages], { stdio: 'ignore', timeout: 300_000 });
  return hasDjango() ? null : 'apt-get could not install python3-django';
}

/**
 * How the backend runs: lawful variants of `settings.py`, and a mistake: values of attributes by their place, such as
 * `backend.content.JobList.lookup`.
 */
export type DjangoOptions = {
  variants?: string[];
  mistake?: Record<string, unknown>;
  only?: string[];
};

/** Program, arguments and options of `serve.py`. */
const server = (folder: string, { variants = [], mistake = {} }: DjangoOptions) => {
  const env = {
    PATH: process.env.PATH,
    DJANGO_FOLDER: folder,
    DJANGO_SECRET: randomBytes(24).toString('hex'),
    VARIANT: variants.join(','),
    MISTAKE: JSON.stringify(mistake),
    EDGE_CREDENTIAL: credential,
    SITE: site,
  };
  return [python, ['-B', 'serve.py'], { cwd: import.meta.dirname, env }] as const;
};

const makeFolder = () => fs.mkdtempSync(path.join(tmpdir(), 'django-'));
const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

/** Creates the folder with database and files; every start uses a copy. */
function prepare(): string {
  const folder = makeFolder();
  process.once('exit', () => remove(folder));
  fs.mkdirSync(path.join(folder, 'media'));
  fs.writeFileSync(path.join(folder, 'content.json'), JSON.stringify(content));
  fs.writeFileSync(path.join(folder, 'tls.pem'), createCertificate());
  for (const name of fs.readdirSync(assets)) {
    if (name === 'resumes') continue;
    fs.symlinkSync(path.join(assets, name), path.join(folder, 'media', name));
  }
  const [program, args, options] = server(folder, {});
  const { status, stderr } = spawnSync(program, [...args, '--prepare'], options);
  if (status !== 0) throw new Error(`Django ended with status ${status}: ${stderr}`);
  return folder;
}

let prepared: string | undefined;

/** The report of a complete run against a new backend with its own database. */
export async function checkDjango(options: DjangoOptions): Promise<Report> {
  prepared ??= prepare();
  const folder = makeFolder();
  fs.cpSync(prepared, folder, { recursive: true, verbatimSymlinks: true });
  const child = spawn(...server(folder, options));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const closed = once(child, 'close');
  try {
    const [printed] = await Promise.race([once(child.stdout, 'data'), closed]);
    if (!Buffer.isBuffer(printed)) throw new Error(`Django ended with ${printed}: ${errors}`);
    const origin = String(printed).trim();
    const { only = [] } = options;
    return await check({ agency: origin, basicAuth: credential, site, insecure: true, only });
  } finally {
    process.off('exit', end);
    end();
    await closed;
    remove(folder);
  }
}
