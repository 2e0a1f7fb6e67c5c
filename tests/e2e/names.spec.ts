/** A rule of all pages: what can be used or looked at has a name, at each width. */
import { samplePaths } from '#routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

/** Roles in an accessibility snapshot that say nothing without a name. */
const nameless =
  /- (link|button|img|textbox|searchbox|combobox|spinbutton|checkbox|heading|dialog)(?! ")/;

for (const width of [1440, 390]) {
  test(`every link, control, picture and heading has a name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/nowhere?as=candidate-with-profile');
    const h1 = page.getByRole('heading', { level: 1 });
    await expect(h1).toHaveText('Sorry Page Was Not Found!');
    for (const path of samplePaths) {
      await navigate(page, path);
      await expect(page).toHaveTitle(/./);
      await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
      const snapshot = await page.locator('body').ariaSnapshot();
      expect
        .soft(
          snapshot.split('\n').filter((line) => nameless.test(line)),
          path,
        )
        .toEqual([]);
    }
  });
}
