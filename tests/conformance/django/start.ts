/** Starts the Django backend of this folder; installs Debian's packages where they are missing. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCertificate } from '../certificate.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { content } from './content.ts';

/** Debian's packages belong to its own Python. */
const python = '/usr/bin/python3';
const assets = path.resolve(import.meta.dirname, '../../../mocks/assets');

const hasDjango = (): boolean =>
  spawnSync(python, ['-c', 'import django, rest_framework']).status === 0;

/** Why Django cannot be used here, after an attempt to install it; null when it can. */
export function findObstacle(): string | null {
  if (hasDjango()) return null;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    return 'python3-django and python3-djangorestframework are missing, and only root can install them with apt-get';
  }
  const packages = ['python3-django', 'python3-djangorestframework'];
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 120_000 });
  spawnSync('apt-get', ['install', '-y', ...packages], { stdio: 'ignore', timeout: 300_000 });
  return hasDjango() ? null : 'apt-get could not install python3-django';
}

/** How the backend runs: lawful variants of `settings.py`, one mutant, the credential, the website's origin. */
export type DjangoOptions = {
  variants?: string[];
  mutant?: string;
  credential?: string;
  site?: string;
};

/** A mistake in `backend/mutants/`; `field` is where the report must name it, with `*` for list indexes. */
export type DjangoMutant = Pick<Mutant, 'name' | 'operation' | 'field'> & { variants: string[] };

async function fill(folder: string): Promise<void> {
  const { key, cert } = createCertificate();
  await mkdir(path.join(folder, 'media'));
  await writeFile(path.join(folder, 'content.json'), JSON.stringify(content));
  await writeFile(path.join(folder, 'key.pem'), key);
  await writeFile(path.join(folder, 'cert.pem'), cert);
  for (const name of await readdir(assets)) {
    if (name === 'resumes') continue;
    await symlink(path.join(assets, name), path.join(folder, 'media', name));
  }
}

const environment = (folder: string, options: DjangoOptions) => ({
  PATH: process.env.PATH,
  DJANGO_FOLDER: folder,
  DJANGO_SECRET: randomBytes(24).toString('hex'),
  VARIANT: (options.variants ?? []).join(','),
  MUTANT: options.mutant ?? '',
  EDGE_CREDENTIAL: options.credential ?? '',
  SITE: options.site ?? '',
});

function runOnce(folder: string, argument: string): string {
  const { status, stdout, stderr } = spawnSync(python, ['-B', 'serve.py', argument], {
    cwd: import.meta.dirname,
    env: environment(folder, {}),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Django ended with status ${status}: ${stderr}`);
  return stdout;
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'django-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await fill(folder);
  runOnce(folder, '--seed');
  return folder;
}

/** The folder with database and files that every start copies. */
let template: Promise<string> | undefined;

function findTemplate(): Promise<string> {
  template ??= makeTemplate();
  return template;
}

/** The mutants of `backend/mutants/`. */
export async function listDjangoMutants(): Promise<DjangoMutant[]> {
  return JSON.parse(runOnce(await findTemplate(), '--mutants'));
}

/** Starts the backend on a free port, with a database of its own; both APIs are at `origin`. */
export async function startDjango(options: DjangoOptions) {
  const folder = await mkdtemp(path.join(tmpdir(), 'django-'));
  await cp(await findTemplate(), folder, { recursive: true, verbatimSymlinks: true });
  const child = spawn(python, ['-B', 'serve.py'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(folder, options),
  });
  const clear = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', clear);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = new Promise((resolve) => child.stdout.once('data', resolve));
  const origin = await Promise.race([printed, closed.then(() => null)]);
  if (origin === null) throw new Error(`Django ended with status ${await closed}: ${errors}`);
  return {
    origin: String(origin).trim(),
    async stop() {
      process.off('exit', clear);
      clear();
      await closed;
    },
  };
}
