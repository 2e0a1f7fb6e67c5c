/** Runs the main test flows in Firefox and WebKit against the mock build. */
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { preview } from 'vite';
import { readCommand, refuse } from '../../scripts/shared/commandLine.ts';
import { findFreePort } from '../../scripts/shared/testPort.ts';
import { startFirefox } from './firefox.ts';
import { flows } from './flows.ts';
import { visit } from './visitor.ts';
import { startWebKit } from './webkit.ts';

readCommand(
  `Runs the main test flows in Firefox and WebKit, against the build in dist-mock/.

  npm run test:deep -- browsers

It needs Debian's packages firefox-esr, webkit2gtk-driver and xvfb.`,
  { options: {} },
);

/** Firefox reports requests to the mock's worker that a navigation aborts. Production has no worker. */
const noise = /A ServiceWorker intercepted the request/;

const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'];
if (!programs.every((name) => existsSync(`/usr/bin/${name}`))) {
  refuse('A browser is missing. Run as root: apt-get install firefox-esr webkit2gtk-driver xvfb');
}
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
      const problems = (await driver.takeProblems()).filter((text) => !noise.test(text));
      assert.deepEqual(problems, []);
    });
  }
  await driver.close();
}
await site.close();
