/** Runs the core flows in Firefox and WebKit against the mock build. */
import { preview } from 'vite';
import { readCommand } from '../../scripts/setup/commandLine.ts';
import { findFreePort } from '../../scripts/setup/testPort.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { type Flow, flows } from './flows.ts';
import { installBrowsers } from './install.ts';
import { visit } from './visitor.ts';
import { startWebKit } from './webkit.ts';

readCommand(
  `Runs the core flows in Firefox and WebKit, against the build in dist-mock/.

  npm run test:browsers

Debian's packages firefox-esr, webkit2gtk-driver and xvfb are installed if they are missing.`,
  { options: {} },
);

installBrowsers();
const port = await findFreePort();
const site = await preview({
  mode: 'mock',
  logLevel: 'error',
  build: { outDir: 'dist-mock' },
  preview: { host: '127.0.0.1', port, strictPort: true },
});
const origin = `http://127.0.0.1:${port}`;
let [passed, failed] = [0, 0];

/** The mock's worker: Firefox reports requests that a navigation aborts. Production has no worker. */
const noise = /A ServiceWorker intercepted the request/;

async function run(driver: Driver, [name, flow]: [string, Flow]): Promise<void> {
  const started = performance.now();
  const failure = await flow(visit(driver, origin)).catch((error: Error) => error.message);
  const url = await driver.run(() => location.href);
  const problems = (await driver.takeProblems()).filter((text) => !noise.test(text));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!failure && problems.length === 0) {
    passed += 1;
    console.log(`  ✔ ${name} (${seconds} s)`);
  } else {
    failed += 1;
    console.error(`  ✘ ${name} at ${url}\n${[failure, ...problems].join('\n')}`);
  }
}

for (const start of [startFirefox, startWebKit]) {
  const driver = await start();
  console.log(driver.name);
  for (const flow of Object.entries(flows)) await run(driver, flow);
  await driver.close();
}
await site.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
