/** Printed pages: all text, no controls. */

import { navigate } from '../visit/navigate.ts';
import { expect, test } from './fixtures.ts';

test('a printed job and privacy policy are complete, without menus, buttons and forms', async ({
  page,
}) => {
  await page.goto('/about-us');
  for (const [path, texts] of [
    ['/job-details/senior-ios-engineer', ['Job Description', 'Qualifications', 'Important Dates']],
    ['/privacy_policy', ['Introduction', 'Contact Us']],
  ] as const) {
    await navigate(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText(texts[0]).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const text of texts) await expect(main.getByText(text).first()).toBeVisible();
    for (const role of ['button', 'navigation', 'banner', 'contentinfo', 'form'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    for (const section of await main.locator('details').all()) {
      const text = section.locator('p, li').last();
      await expect(text).toBeVisible();
      expect((await text.boundingBox())?.height).toBeGreaterThan(10);
    }
    await page.emulateMedia({ media: 'screen' });
  }
});
