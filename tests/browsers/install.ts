/** Debian's packages of the browsers. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** MiniBrowser; its folder is named after architecture and version. */
export const webkitBrowser = () => globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').at(-1) ?? '';

const packages: Record<string, () => boolean> = {
  'firefox-esr': () => existsSync('/usr/bin/firefox-esr'),
  'webkit2gtk-driver': () => existsSync('/usr/bin/WebKitWebDriver') && existsSync(webkitBrowser()),
  xvfb: () => existsSync('/usr/bin/Xvfb'),
};

const missing = () => Object.keys(packages).filter((name) => !packages[name]?.());

/** Installs what is missing, if this is Debian and the user may. Otherwise says what is missing and exits with 1. */
export function installBrowsers(): void {
  const wanted = missing();
  if (wanted.length === 0) return;
  console.log(`Installing ${wanted.join(', ')} …`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  const words = ['install', '-y', '--no-install-recommends', ...wanted];
  spawnSync('apt-get', words, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (missing().length === 0) return;
  console.error(
    `Missing: ${missing().join(', ')}. Install them as root: apt-get install ${missing().join(' ')}`,
  );
  process.exit(1);
}
