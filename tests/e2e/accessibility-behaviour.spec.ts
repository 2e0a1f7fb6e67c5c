/** What a navigation announces to assistive technology, and where it moves the focus. */
import { listen } from './announcements.ts';
import { expect, test } from './fixtures.ts';
import { follow, menuLink } from './keyboard.ts';

test('a navigation moves the focus to the main part, and announces that it loads and its title', async ({
  page,
}) => {
  const announced = await listen(page);
  await page.goto('/?mock=getService:slow');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  for (const [link, title] of [
    ['Portfolio', 'Portfolio | Twinbridge'],
    ['Careers', 'Careers | Twinbridge'],
    ['About', 'About Us | Twinbridge'],
    ['Services', 'Services | Twinbridge'],
  ] as const) {
    expect(await announced()).not.toContain(title);
    await menuLink(page, link).press('Enter');
    await expect(main).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect.poll(announced).toContain(title);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goBack();
  await expect(page).toHaveTitle('About Us | Twinbridge');
  await expect(main).toBeFocused();
  await page.goForward();
  await follow(page, main.getByRole('link', { name: /Mobile App/ }).first());
  await expect.poll(announced).toContain('Loading service details...');
  await expect.poll(announced).toContain('Mobile App Development | Twinbridge');
});
