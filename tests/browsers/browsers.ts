/** Firefox and WebKit, each with the few abilities that a visitor needs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../../scripts/shared/testPort.ts';

/** An element of the page. `type` writes at the end of its text. */
export type Control = Record<'click', () => Promise<void>> &
  Record<'type' | 'upload', (text: string) => Promise<void>>;

/** A browser under test. Scripts are expressions; their results are JSON, or an element for `find`. */
export type Browser = {
  name: string;
  open(url: string): Promise<void>;
  run<Result>(script: string): Promise<Result>;
  find(script: string): Promise<Control | null>;
  close(): Promise<void>;
};

/** Starts Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    run: (script) => page.evaluate(script) as Promise<never>,
    find: async (script) => {
      const found = (await page.evaluateHandle(script)).asElement();
      if (!found) return null;
      const element = found as ElementHandle<HTMLInputElement>;
      return {
        click: () => element.click(),
        type: (text) => element.type(text),
        upload: (file) => element.uploadFile(file),
      };
    },
    close: () => browser.close(),
  };
}

/** Starts MiniBrowser of WebKitGTK over WebDriver, on a virtual screen. All end with the process. */
export async function startWebKit(): Promise<Browser> {
  const screenOptions = '-displayfd 1 -screen 0 1600x1000x24 -nolisten tcp'.split(' ');
  const screen = spawn('Xvfb', screenOptions, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data');
  const port = await findFreePort();
  const server = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  for (const each of [server, screen]) process.on('exit', () => each.kill());
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => null))) await wait(100);
  // The folder's name contains architecture and version.
  const binary = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').at(-1);
  const options = { binary, args: ['--automation', '--geometry=1440x900'] };
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const builder = new Builder().usingServer(url).withCapabilities(new Capabilities(wanted));
  const browser = await builder.build();
  await browser.manage().window().setRect({ width: 1440, height: 900 });
  return {
    name: `webkitgtk/${(await browser.getCapabilities()).getBrowserVersion()}`,
    open: (address) => browser.get(address),
    run: (script) => browser.executeScript(`return ${script}`),
    find: async (script) => {
      const element = await browser.executeScript<WebElement | null>(`return ${script}`);
      if (!element) return null;
      const type = (text: string) => element.sendKeys(text);
      return { click: () => element.click(), type, upload: type };
    },
    close: async () => {
      await browser.quit();
      for (const each of [server, screen]) each.kill();
    },
  };
}
