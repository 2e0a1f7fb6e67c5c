/** WebKit: MiniBrowser of WebKitGTK over WebDriver, on a virtual screen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../../scripts/shared/testPort.ts';
import type { Control, Driver } from './visitor.ts';

const control = (element: WebElement): Control => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  upload: (file) => element.sendKeys(file),
});

type Watched = typeof window & { problems?: string[] };

/** Collects errors, because WebDriver has no console. Misses errors while a page starts. Runs in the page. */
function watch(): void {
  const page = window as Watched;
  if (page.problems) return;
  const problems: string[] = [];
  page.problems = problems;
  addEventListener('error', ({ message }) => problems.push(`Uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`Unhandled: ${reason}`));
  const { error } = console;
  console.error = (...words) => {
    problems.push(words.join(' '));
    error(...words);
  };
}

/** Starts a virtual screen, the driver and the browser. All end with the process. */
export async function startWebKit(): Promise<Driver> {
  const screenOptions = '-displayfd 1 -screen 0 1600x1000x24 -nolisten tcp'.split(' ');
  const screen = spawn('Xvfb', screenOptions, { stdio: ['ignore', 'pipe', 'ignore'] });
  process.on('exit', () => screen.kill());
  const [number] = await once(screen.stdout, 'data');
  const port = await findFreePort();
  const server = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  process.on('exit', () => server.kill());
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => null))) await wait(100);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      // The folder's name contains architecture and version.
      binary: globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').at(-1),
      args: ['--automation', '--geometry=1440x900'],
    },
  });
  const browser = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await browser.manage().window().setRect({ width: 1440, height: 900 });
  const call = <Result>(job: (...words: never[]) => unknown, words: string[]) =>
    browser.executeScript<Result>(`return (${job})(...arguments)`, ...words);
  return {
    name: `webkitgtk/${(await browser.getCapabilities()).getBrowserVersion()}`,
    open: async (address) => {
      await browser.get(address);
      await call(watch, []);
    },
    run: (job, ...words) => call(job, words),
    find: async (job, ...words) => {
      const element = await call<WebElement | null>(job, words);
      return element && control(element);
    },
    takeProblems: () => call(() => (window as Watched).problems?.splice(0) ?? [], []),
    close: async () => {
      await browser.quit();
      server.kill();
      screen.kill();
    },
  };
}
