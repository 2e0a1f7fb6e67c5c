/** Firefox over WebDriver BiDi. */
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Control, Driver } from './visitor.ts';

const control = (element: ElementHandle): Control => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  upload: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
});

/** Starts Firefox without a window. */
export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`Uncaught: ${error}`));
  const call = (job: unknown, words: string[]) =>
    `(${job})(${words.map((word) => JSON.stringify(word)).join()})`;
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    run: (job, ...words) => page.evaluate(call(job, words)) as Promise<never>,
    find: async (job, ...words) => {
      const element = (await page.evaluateHandle(call(job, words))).asElement();
      return element && control(element as ElementHandle);
    },
    takeProblems: async () => problems.splice(0),
    close: () => browser.close(),
  };
}
