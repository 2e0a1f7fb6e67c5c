/** Announcements to assistive technology, and use without dragging or hovering. */
import { listen } from './announcements.ts';
import { toast } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { follow, menuLink, tabTo } from './keyboard.ts';

test('a navigation moves the focus to the main part and announces its title', async ({ page }) => {
  const announced = await listen(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const home = await page.title();
  for (const [link, title] of [
    ['Portfolio', 'Portfolio | Twinbridge'],
    ['Careers', 'Careers | Twinbridge'],
    ['About', 'About Us | Twinbridge'],
  ] as const) {
    expect(await announced()).not.toContain(title);
    await menuLink(page, link).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(announced).toContain(title);
  }
  expect(await announced()).not.toContain(home);
  await menuLink(page, 'Home').press('Enter');
  await expect.poll(announced).toContain(home);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goBack();
  await expect(page).toHaveTitle('About Us | Twinbridge');
  await expect(page.getByRole('main')).toBeFocused();
});

test('toasts, an open menu and the search bar by keyboard', async ({ page }) => {
  const announced = await listen(page);
  await page.goto('/about-us');
  await test.step('a toast is announced, stays as long without motion, and can be closed', async () => {
    const box = page.getByRole('contentinfo').getByRole('textbox');
    await box.fill('ada@hart.example');
    await box.press('Enter');
    const thanks = toast(page, 'Thanks for your Email');
    await expect(thanks).toBeVisible();
    await expect.poll(announced).toContain('Thanks for your Email');
    await expect(thanks.getByRole('progressbar')).toHaveCSS('animation-duration', '5s');
    await tabTo(page, thanks.getByRole('button', { name: 'close' }));
    await page.keyboard.press('Enter');
    await expect(thanks).toHaveCount(0);
  });
  await test.step('Esc closes what hovering opened', async () => {
    await page.getByRole('button', { name: 'Games' }).hover();
    const game = page.getByRole('link', { name: 'Rickshaw Rush' });
    await expect(game).toBeVisible();
    await game.hover();
    await expect(game).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(game).toBeHidden();
  });
  await test.step('the search bar closes when the focus leaves it', async () => {
    await menuLink(page, 'Home').focus();
    await follow(page, page.getByRole('button', { name: 'Search' }));
    await expect(page.getByRole('searchbox')).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('link').first());
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test('carousels follow the ARIA practices', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  for (const name of ['What we do', 'Testimonials']) {
    await test.step(`${name}: the pause button comes first, keyboard focus stops the slides`, async () => {
      const carousel = page.getByRole('region', { name });
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      const [button, live] = [
        carousel.getByRole('button').first(),
        carousel.locator('[aria-live]'),
      ];
      await expect(button).toHaveAccessibleName('Pause slides');
      await expect(live).toHaveAttribute('aria-live', 'off');

      const before =
        name === 'What we do' ? menuLink(page, 'About') : page.locator('summary').last();
      await before.focus();
      await tabTo(page, button);
      await expect(button).toHaveAccessibleName('Play slides');
      await expect(live).toHaveAttribute('aria-live', 'polite');
      const dots = carousel.getByRole('group', { name: 'Choose slide' });
      await tabTo(page, dots.getByRole('button').last());
      await menuLink(page, 'About').focus();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await button.press('Enter');
      await expect(button).toBeFocused();
      await expect(button).toHaveAccessibleName('Pause slides');
      await expect(live).toHaveAttribute('aria-live', 'off');
    });
  }
});
