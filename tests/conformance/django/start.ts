/** Starts the Django backend of this folder; installs Debian's packages where they are missing. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCertificate } from '../certificate.ts';
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

/** A running backend; both APIs are at `origin`. */
export type Django = { origin: string; stop(): Promise<void> };

function readOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('close', (status) =>
      reject(new Error(`Django ended with status ${status}: ${errors}`)),
    );
  });
}

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

/** A database that has been filled once, for later starts. */
let template: string | null = null;

/** Starts the backend on a free port, with a database of its own. */
export async function startDjango(options: DjangoOptions = {}): Promise<Django> {
  const folder = await mkdtemp(path.join(tmpdir(), 'django-'));
  await fill(folder);
  if (template) await copyFile(template, path.join(folder, 'db.sqlite3'));
  const child = spawn(python, ['-B', 'serve.py'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DJANGO_FOLDER: folder,
      DJANGO_SECRET: randomBytes(24).toString('hex'),
      VARIANT: (options.variants ?? []).join(','),
      MUTANT: options.mutant ?? '',
      EDGE_CREDENTIAL: options.credential ?? '',
      SITE: options.site ?? '',
    },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const origin = await readOrigin(child);
  if (!template) {
    template = path.join(await mkdtemp(path.join(tmpdir(), 'django-template-')), 'db.sqlite3');
    await copyFile(path.join(folder, 'db.sqlite3'), template);
  }
  return {
    origin,
    async stop() {
      process.off('exit', kill);
      const closed = new Promise((resolve) => child.once('close', resolve));
      kill();
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
