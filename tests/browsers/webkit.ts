/** WebKit: MiniBrowser of WebKitGTK over WebDriver, on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../../scripts/setup/testPort.ts';
import type { Control, Driver } from './driver.ts';
import { webkitBrowser } from './install.ts';

const control = (element: WebElement): Control => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  upload: (file) => element.sendKeys(file),
});

/** Starts a screen and gives its name. */
async function startScreen(children: ChildProcess[]): Promise<string> {
  const words = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(screen);
  const [number] = await once(screen.stdout, 'data');
  return `:${String(number).trim()}`;
}

/** WebDriver has no console: errors are collected from here on, so those of a page's first moment escape. */
function watch(): void {
  const page = window as typeof window & { problems?: string[] };
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

function takeProblems(): string[] {
  return (window as typeof window & { problems?: string[] }).problems?.splice(0) ?? [];
}

async function startBrowser(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: webkitBrowser(),
      args: ['--automation', '--geometry=1440x900'],
    },
  });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

/** Starts the driver and the browser. */
export async function startWebKit(): Promise<Driver> {
  const children: ChildProcess[] = [];
  const end = () => {
    for (const child of children) child.kill();
  };
  process.on('exit', end);
  const env = { ...process.env, DISPLAY: await startScreen(children) };
  const port = await findFreePort();
  children.push(spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], { env }));
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const browser = await startBrowser(server);
  const version = (await browser.getCapabilities()).getBrowserVersion();
  await browser.manage().window().setRect({ width: 1440, height: 900 });
  const call = <Result>(job: (...words: never[]) => unknown, words: string[]) =>
    browser.executeScript<Result>(`return (${job})(...arguments)`, ...words);
  return {
    name: `webkitgtk/${version}`,
    open: async (url) => {
      await browser.get(url);
      await call(watch, []);
    },
    run: (job, ...words) => call(job, words),
    find: async (job, ...words) => {
      const element = await call<WebElement | null>(job, words);
      return element && control(element);
    },
    takeProblems: () => call(takeProblems, []),
    close: async () => {
      await browser.quit();
      end();
    },
  };
}
