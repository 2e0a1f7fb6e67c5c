/** The browser for tests and screenshots: from the npm registry, unless $CHROMIUM_PATH is set. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { unpackOnce } from './unpackOnce.ts';

const packed = path.resolve(import.meta.dirname, '../../node_modules/@sparticuz/chromium');

/**
 * Font configuration: without fonts the browser crashes, and the package's own configuration has paths of another
 * system.
 */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">../fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function unpack(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  const { TMPDIR } = process.env;
  // The package reads TMPDIR synchronously and unpacks there.
  process.env.TMPDIR = folder;
  const inflated = archives.map((archive) => inflate(path.join(packed, 'bin', archive)));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await Promise.all(inflated);
  await mkdir(path.join(folder, 'fontconfig'));
  await writeFile(path.join(folder, 'fontconfig/fonts.conf'), fontConfiguration);
}

/** Program and environment of the npm package's browser, with the shared libraries that it needs. */
async function findBrowser(): Promise<{ executablePath: string; env?: Record<string, string> }> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && existsSync(chosen)) return { executablePath: chosen };
  if (chosen) throw new Error(`CHROMIUM_PATH names nothing: ${chosen}`);
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The browser from the npm registry is for Linux on x64. Name a Chromium with CHROMIUM_PATH.',
    );
  }
  const { version } = JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8'));
  const folder = await unpackOnce(`chromium-with-fonts-${version}`, unpack);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fontconfig'),
      XDG_CACHE_HOME: path.join(folder, 'cache'),
    },
  };
}

/** True when /dev/shm is large enough for several browsers; small containers lack it. */
async function hasSharedMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= 2 ** 30;
}

/** Arguments for tests, which open hundreds of pages: optimizing code that runs once costs more than it saves. */
export const testArguments = ['--js-flags=--no-opt --no-maglev', '--disable-lcd-text'];

/** Launch options of a headless Chromium. Throws when $CHROMIUM_PATH does not exist. */
export async function launchOptions(more: string[] = []): Promise<LaunchOptions> {
  const { executablePath, env } = await findBrowser();
  return {
    executablePath,
    args: ['--no-sandbox', ...more],
    env: { ...process.env, ...env },
    ...((await hasSharedMemory()) && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  };
}
