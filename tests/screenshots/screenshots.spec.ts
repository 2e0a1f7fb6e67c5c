/**
 * `npm run screenshots`: every route and state of the mock build at three widths, into screenshots/ (not in git), or
 * with `-- -g case` those whose name contains a word. `npm run readme-images`: the two images of the README.
 */
import { test } from '@playwright/test';
import { errors, openState, type State, screens } from '../support/states.ts';

const others: Record<string, State> = {
  'home, loading': {
    path: '/?mock=listVideoBanners:timeout,listServices:timeout,listTestimonials:timeout,listTeams:timeout',
  },
};

for (const [name, state] of Object.entries({ ...screens, ...errors, ...others })) {
  for (const width of state.width ? [state.width] : [1440, 768, 390]) {
    test(`${name}, ${width} px`, async ({ page }) => {
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
      const file = name.match(/\w+/g)?.join('-') ?? 'home';
      await page.screenshot({ path: `screenshots/${file}-${width}.png`, fullPage });
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
