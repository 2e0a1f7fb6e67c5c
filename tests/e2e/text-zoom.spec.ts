import { launchOptions } from '../../scripts/setup/launch.ts';
import { navigate } from '../visit/navigate.ts';
import { expect, test } from './fixtures.ts';

const options = await launchOptions();

/** A browser with a text size of 200 %. */
test.use({
  launchOptions: {
    ...options,
    args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  },
});

test('every layout fits text of 200 % at 1440 and 390 px', async ({ page }) => {
  await page.goto('/?as=visitor');
  for (const path of ['/', '/services', '/case-studies/1', '/careers', '/contact-us', '/pricing']) {
    await test.step(path, async () => {
      await navigate(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const scroll = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(scroll).toBe(width);
      }
    });
  }
});
