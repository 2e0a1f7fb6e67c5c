/** Runs the core flows in Firefox and WebKit against the mock build. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { preview } from 'vite';
import { readCommand, refuse } from '../../scripts/setup/commandLine.ts';
import { findFreePort } from '../../scripts/setup/testPort.ts';
import { startFirefox } from './firefox.ts';
import { flows } from './flows.ts';
import { visit } from './visitor.ts';
import { startWebKit } from './webkit.ts';

readCommand(
  `Runs the core flows in Firefox and WebKit, against the build in dist-mock/.

  npm run test:browsers

Debian's packages firefox-esr, webkit2gtk-driver and xvfb are installed if they are missing.`,
  { options: {} },
);

/** Installs Debian's packages, if this is Debian and the user may. Otherwise says so and exits with 2. */
function installBrowsers(): void {
  const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'];
  const areThere = () => programs.every((name) => existsSync(`/usr/bin/${name}`));
  if (areThere()) return;
  const install = 'install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', install.split(' '), { stdio: 'ignore', env });
  if (!areThere()) refuse(`A browser is missing. Run as root: apt-get ${install}`);
}

/** The mock's worker: Firefox reports requests that a navigation aborts. Production has no worker. */
const noise = /A ServiceWorker intercepted the request/;

installBrowsers();
const port = await findFreePort();
const site = await preview({
  mode: 'mock',
  logLevel: 'error',
  build: { outDir: 'dist-mock' },
  preview: { host: '127.0.0.1', port, strictPort: true },
});
for (const start of [startFirefox, startWebKit]) {
  const driver = await start();
  for (const [name, flow] of Object.entries(flows)) {
    await test(`${driver.name}: ${name}`, async ({ assert }) => {
      await flow(visit(driver, `http://127.0.0.1:${port}`));
      const problems = await driver.takeProblems();
      assert.deepEqual(
        problems.filter((text) => !noise.test(text)),
        [],
      );
    });
  }
  await driver.close();
}
await site.close();
