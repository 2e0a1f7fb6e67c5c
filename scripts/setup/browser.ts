/** Finds the browser for tests and screenshots, in this order: $CHROMIUM_PATH, a Debian one, the one from the npm registry. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How to start a browser. */
export type BrowserLaunch = { executablePath: string; args: string[]; env: Record<string, string> };

const modules = path.resolve(import.meta.dirname, '../../node_modules');

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
];

/** The package's own font configuration names folders of another machine, and without any font the browser dies. */
async function configureFonts(target: string): Promise<string> {
  const folder = path.join(target, 'fontconfig');
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(target, 'fonts', 'fonts')}</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return folder;
}

/** The package's browser needs libraries that a bare system lacks; they travel in the same package. */
async function unpack(): Promise<BrowserLaunch> {
  const folder = path.join(modules, '@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const target = path.join(modules, `.cache/chromium-${version}`);
  await mkdir(target, { recursive: true });
  // The package unpacks into the temporary folder; a private one per version cannot be stale or half written by others.
  process.env.TMPDIR = target;
  const { inflate } = await import('@sparticuz/chromium');
  const archive = (name: string) => inflate(path.join(folder, 'bin', name));
  const [executablePath] = await Promise.all([
    archive('chromium.br'),
    archive('fonts.tar.br'),
    archive('swiftshader.tar.br'),
    archive('al2023.tar.br'),
  ]);
  delete process.env.TMPDIR;
  return {
    executablePath,
    args: ['--no-sandbox'],
    env: {
      LD_LIBRARY_PATH: path.join(target, 'al2023', 'lib'),
      FONTCONFIG_PATH: await configureFonts(target),
    },
  };
}

/** Path, arguments and environment of a headless Chromium. Unpacks the registry's one when there is no other. */
export async function findBrowser(): Promise<BrowserLaunch> {
  const chosen = process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));
  if (!chosen) return unpack();
  if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names nothing: ${chosen}`);
  return { executablePath: chosen, args: ['--no-sandbox'], env: {} };
}
