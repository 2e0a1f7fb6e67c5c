/** Runs the main flows in Firefox and WebKit, against the build in dist-mock/: `npm run test:deep -- browsers`. */
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { preview } from 'vite';
import { refuse } from '../../scripts/shared/commandLine.ts';
import { findFreePort } from '../../scripts/shared/testPort.ts';
import { startFirefox, startWebKit } from './browsers.ts';
import { flows } from './flows.ts';
import { follow } from './visitor.ts';

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
  const browser = await start();
  for (const [name, steps] of Object.entries(flows)) {
    await test(`${browser.name}: ${name}`, async ({ assert }) => {
      assert.deepEqual(await follow(browser, `http://127.0.0.1:${port}`, steps), []);
    });
  }
  await browser.close();
}
await site.close();
