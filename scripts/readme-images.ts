/** `npm run readme-images`: takes the README's two screenshots, of the site and of the QA panel. */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { readCommand } from './setup/commandLine.ts';
import { launchOptions } from './setup/launch.ts';

readCommand(
  'Takes the screenshots in the README from the mock build (npm run build:mock first): npm run readme-images',
  { options: {} },
);

const folder = 'docs/images';
const port = 4188;

async function takeSite(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 2, name: 'Two cities, one studio' }).waitFor();
}

async function takePanel(page: Page): Promise<void> {
  await page.goto('/careers?mock=jobsFailed&as=candidate');
  await page.getByText('Failed to fetch jobs').waitFor();
  await page.keyboard.press('Alt+M');
  await page.getByRole('dialog', { name: 'QA panel' }).waitFor();
}

const server = await preview({
  mode: 'mock',
  build: { outDir: 'dist-mock' },
  preview: { port },
  logLevel: 'error',
});
const browser = await chromium.launch(await launchOptions());
await mkdir(folder, { recursive: true });

for (const [name, take] of Object.entries({ site: takeSite, panel: takePanel })) {
  const page = await browser.newPage({
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await take(page);
  await page.locator('.splash').waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 82 });
  console.log(`${folder}/${name}.jpg`);
}
await browser.close();
await server.close();
