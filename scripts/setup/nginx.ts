/** Finds nginx for the edge tests: an installed one, or Debian's package unpacked into a private folder. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The program, and its modules for packed files and for the filter of responses. */
export type Nginx = { program: string; modules: string[] };

const run = promisify(execFile);
const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');
const unpacked = path.join(cache, 'nginx-with-modules');

/** Limits the time lost on an unreachable mirror. */
const limitMs = 60_000;
const network = ['Acquire::Retries=0', 'Acquire::http::Timeout=10', 'Acquire::https::Timeout=10'];

function at(root: string): Nginx {
  return {
    program: path.join(root, 'usr/sbin/nginx'),
    modules: ['brotli_static', 'js'].map((name) =>
      path.join(root, `usr/lib/nginx/modules/ngx_http_${name}_module.so`),
    ),
  };
}

const isThere = ({ program, modules }: Nginx) => [program, ...modules].every(existsSync);

/** Downloads with package lists of its own: fresh containers have none, and the system's need root. */
async function download(folder: string): Promise<void> {
  const lists = path.join(folder, 'lists');
  await mkdir(path.join(lists, 'partial'), { recursive: true });
  const places = [`Dir::State::Lists=${lists}`, `Dir::Cache=${folder}`];
  const options = [...network, ...places].flatMap((option) => ['-o', option]);
  const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-js'];
  const limits = { cwd: folder, timeout: limitMs };
  await run('apt-get', [...options, 'update'], limits);
  await run('apt-get', [...options, 'download', ...packages], limits);
}

async function unpack(): Promise<void> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'nginx-'));
  try {
    await download(folder);
    const root = path.join(folder, 'root');
    for (const name of await readdir(folder)) {
      if (name.endsWith('.deb')) await run('dpkg', ['-x', path.join(folder, name), root]);
    }
    await run(at(root).program, ['-v']);
    await rename(root, unpacked).catch((error: Error) => {
      // Another process may have finished first.
      if (!isThere(at(unpacked))) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A runnable nginx, or a sentence on why there is none. Installs nothing on the system. */
export async function findNginx(): Promise<Nginx | string> {
  const found = [at('/'), at(unpacked)].find(isThere);
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get')) {
    return 'nginx with its modules for brotli and njs is not installed, and this is no Debian to take it from.';
  }
  try {
    await unpack();
    return at(unpacked);
  } catch (error) {
    const [reason] = (error as Error).message.split('\n').slice(-2);
    return `nginx is not installed, and Debian's package could not be had: ${reason}`;
  }
}
