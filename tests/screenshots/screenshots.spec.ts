/**
 * `npm run screenshots`: every route and state of the mock build at three widths, into screenshots/ (not in git), with
 * an index page; with `-- -g /careers` those of a screen. `npm run readme-images`: the two images of the README.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { errors, openState, type State, screens } from '../support/states.ts';

const others: Record<string, State> = {
  'home, loading': {
    path: '/?mock=listVideoBanners:timeout,listServices:timeout,listTestimonials:timeout,listTeams:timeout',
  },
};

const states = Object.entries({ ...screens, ...errors, ...others });
const widthsOf = ({ width }: State) => (width ? [width] : [1440, 768, 390]);
const fileOf = (name: string, width: number) =>
  `${name.match(/\w+/g)?.join('-') ?? 'home'}-${width}.png`;

/** The contact sheet: all pictures that exist, by screen and state, with the widths side by side. */
function writeContactSheet(): void {
  const screenOf = ({ path }: State) => new URL(path, 'http://site').pathname;
  const rows = [...new Set(states.map(([, state]) => screenOf(state)))].sort().map((screen) => {
    const own = states.filter(([, state]) => screenOf(state) === screen);
    const pictures = own.map(([name, state]) => {
      const files = widthsOf(state).map((width) => fileOf(name, width));
      const shown = files
        .filter((file) => existsSync(`screenshots/${file}`))
        .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`);
      const title = `${name} <code>${state.path}</code>`;
      return shown.length > 0 ? `<h3>${title}</h3>\n<p>${shown.join('\n')}</p>\n` : '';
    });
    return pictures.some(Boolean) ? `<h2>${screen}</h2>\n${pictures.join('')}` : '';
  });
  const style =
    'body{font:1rem sans-serif}p{display:flex;gap:1rem;align-items:start}img{max-height:32rem;border:1px solid}';
  const head = `<meta charset="utf-8"><title>Screens and states</title><style>${style}</style>`;
  writeFileSync('screenshots/index.html', `<!doctype html>${head}\n${rows.join('')}`);
}

test.afterAll(() => {
  // Each worker writes it; the last one finds all pictures.
  if (existsSync('screenshots')) writeContactSheet();
});

for (const [name, state] of states) {
  for (const width of widthsOf(state)) {
    test(`${name}, ${state.path}, ${width} px`, async ({ page }) => {
      await openState(page, state, width);
      // Images below the fold load lazily.
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForTimeout(600);
      const fullPage = (await page.locator('dialog:modal').count()) === 0;
      const style = 'aside[aria-label="Mock scenario"] { display: none }';
      await page.screenshot({ path: `screenshots/${fileOf(name, width)}`, fullPage, style });
    });
  }
}

test('the site in the README', { tag: '@readme' }, async ({ page }) => {
  await openState(page, { path: '/' }, 1440);
  await page.getByRole('heading', { level: 2, name: 'Two cities, one studio' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: 'docs/images/site.jpg', quality: 82 });
});

test('the QA panel in the README', { tag: '@readme' }, async ({ page }) => {
  await openState(page, { path: '/careers?mock=jobsFailed&as=candidate' }, 1440);
  await page.getByText('Failed to fetch jobs').waitFor();
  await page.keyboard.press('Alt+M');
  await page.getByRole('dialog', { name: 'QA panel' }).waitFor();
  await page.screenshot({ path: 'docs/images/panel.jpg', quality: 82 });
});
