/** The browser for tests and screenshots: from the npm registry, unless $CHROMIUM_PATH is set. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Launch options of a browser. */
export type BrowserLaunch = { executablePath: string; args: string[]; env: Record<string, string> };

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const cache = path.join(modules, '.cache');
const packed = path.join(modules, '@sparticuz/chromium');

/** Font configuration: without any font the browser crashes, and the package's own has paths of another machine. */
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`;

/** Marker file with the target path, written last: the folder is complete. */
const marker = 'complete';

async function isComplete(folder: string): Promise<boolean> {
  const place = await readFile(path.join(folder, marker), 'utf8').catch(() => null);
  return place === folder;
}

async function inflateAll(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  const { TMPDIR } = process.env;
  // The package reads TMPDIR synchronously and unpacks there.
  process.env.TMPDIR = folder;
  const inflated = archives.map((archive) => inflate(path.join(packed, 'bin', archive)));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await Promise.all(inflated);
}

/** Unpacks the browser to `target` atomically, even when several processes do so. */
async function unpack(target: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${target}-`);
  try {
    await inflateAll(folder);
    await mkdir(path.join(folder, 'fontconfig'));
    await writeFile(path.join(folder, 'fontconfig/fonts.conf'), fontConfiguration(target));
    await writeFile(path.join(folder, marker), target);
    if (await isComplete(target)) return;
    const former = `${folder}-former`;
    await rename(target, former).catch(() => {});
    await rename(folder, target).catch(async (error: Error) => {
      // Another process may have finished first.
      if (!(await isComplete(target))) throw error;
    });
    await rm(former, { recursive: true, force: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The browser of the npm package, with the shared libraries that it needs. */
async function registryBrowser(): Promise<BrowserLaunch> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The browser from the npm registry is for Linux on x64. Name a Chromium with CHROMIUM_PATH.',
    );
  }
  const { version } = JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8'));
  const folder = path.join(cache, `chromium-${version}`);
  if (!(await isComplete(folder))) await unpack(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ['--no-sandbox'],
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fontconfig'),
    },
  };
}

/** Launch options of a headless Chromium. Throws when $CHROMIUM_PATH does not exist. */
export async function findBrowser(): Promise<BrowserLaunch> {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return registryBrowser();
  if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names nothing: ${chosen}`);
  return { executablePath: chosen, args: ['--no-sandbox'], env: {} };
}
