/** The header: navigation, Games menu, search bar, side panel and the menu of small screens. */
import { site } from '#site.ts';
import { banner } from '../support/candidate.ts';
import { lowestContrast } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectArrival, follow, menuLink, tabTo } from '../support/keyboard.ts';
import { navigate } from '../support/navigate.ts';

test('the header is one row at every width, with either links or a menu', async ({ page }) => {
  const menu = banner(page).getByRole('button', { name: 'Menu' });
  const links = banner(page).getByRole('link', { name: 'Portfolio' });
  for (const path of ['/', '/about-us', '/careers']) {
    await page.goto(path);
    for (const width of [320, 1024, 1200]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(menu).toBeVisible({ visible: width < 1200 });
      await expect(links).toBeVisible({ visible: width >= 1200 });
      expect((await banner(page).boundingBox())?.height, `${path} at ${width}`).toBe(
        width < 704 ? 64 : 80,
      );
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(banner(page).getByRole('button', { name: 'Register' })).toBeVisible();
});

test('the header of a wide screen', async ({ page }) => {
  await page.goto('/about-us');
  await test.step('the navigation has its links', async () => {
    for (const [label, href] of [
      ['Home', '/'],
      ['Portfolio', '/portfolio'],
      ['Services', '/services#'],
      ['Case Studies', '/case-studies'],
      ['Careers', '/careers'],
      ['Contact', '/contact-us'],
      ['About', '/about-us'],
    ] as const) {
      await expect(menuLink(page, label)).toHaveAttribute('href', href);
    }
  });
  await test.step('a link is current only on its page and those below it', async () => {
    for (const [path, current] of [
      ['/services-details/1', []],
      ['/case-studies/1', ['Case Studies']],
      ['/about-us', ['About']],
    ] as const) {
      await navigate(page, path);
      await expect(banner(page).locator('[aria-current=page]')).toHaveText([...current]);
    }
  });
  await test.step('the Games menu omits Snooker Legends 3D and closes by Esc', async () => {
    const games = page.getByRole('button', { name: 'Games' });
    const game = menuLink(page, 'Rickshaw Rush');
    await games.press('Enter');
    await expect(game).toHaveAttribute('href', '/game-details/2');
    await expect(menuLink(page, 'Snooker Legends 3D')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(game).toBeHidden();
    await expect(games).toBeFocused();
    await games.hover();
    await game.hover();
    await page.keyboard.press('Escape');
    await expect(game).toBeHidden();
  });
  await test.step('a click on the Games menu that the pointer has opened keeps it open', async () => {
    const game = menuLink(page, 'Rickshaw Rush');
    await page.mouse.move(0, 500);
    await page.getByRole('button', { name: 'Games' }).hover();
    await expect(game).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(game).toBeVisible();
    await page.mouse.move(0, 500);
    await expect(game).toBeHidden();
  });
  await test.step('the Games menu closes when a game is chosen, also the one on the page', async () => {
    const games = page.getByRole('button', { name: 'Games' });
    for (const _ of ['another', 'the same']) {
      await games.press('Enter');
      await menuLink(page, 'Rickshaw Rush').press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rickshaw Rush');
      await expect(page).toHaveURL('/game-details/2');
      await expect(games).toHaveAttribute('aria-expanded', 'false');
    }
    await page.goBack();
    // What opens earlier is closed by the arrival.
    await expectArrival(page, 'About Us');
  });
  await test.step('the search bar closes by Esc or when it loses the focus', async () => {
    const opener = page.getByRole('button', { name: 'Search', exact: true });
    const box = page.getByRole('searchbox', { name: 'Search' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toBeFocused();
    await box.fill('apps');
    await box.press('Enter');
    // Enter sends nothing.
    await expect(page).toHaveURL('/about-us');
    await expect(box).toHaveValue('apps');
    // As when the visitor changes to another window.
    await box.blur();
    await expect(box).toHaveValue('apps');
    await box.focus();
    await box.press('Escape');
    await expect(box).toHaveCount(0);
    await opener.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link').first());
    await expect(box).toHaveCount(0);
  });
  await test.step('the side panel shows the company and restores the focus', async () => {
    const opener = page.getByRole('button', { name: 'Contact details' });
    const panel = page.getByRole('dialog', { name: 'Contact details' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => panel.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(20, 400),
    ]) {
      await opener.click();
      await expect(panel.getByText(site.blurb)).toBeVisible();
      for (const { lines, phone } of site.offices) {
        for (const text of [...lines, phone.display]) {
          await expect(panel.getByText(text)).toBeVisible();
        }
      }
      await expect(panel.getByText(site.emails.official)).toBeVisible();
      await expect(panel.getByRole('listitem')).toHaveCount(5);
      await expect(page.locator('body')).toHaveClass(/side-panel-open/);
      await close();
      await expect(panel).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveClass(/side-panel-open/);
      await expect(opener).toBeFocused();
    }
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the Games menu opens and closes by touch', async ({ page }) => {
    await page.goto('/about-us');
    const games = page.getByRole('button', { name: 'Games' });
    await games.tap();
    await expect(menuLink(page, 'Rickshaw Rush')).toBeVisible();
    await page.waitForTimeout(600);
    await games.tap();
    await expect(games).toHaveAttribute('aria-expanded', 'false');
    await expect(menuLink(page, 'Rickshaw Rush')).toBeHidden();
  });
});

test('the menu of a small screen leads to a page by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toggle = banner(page).getByRole('button', { name: 'Menu' });
  await follow(page, toggle);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Kite Duel' })).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: 'Portfolio' }));
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await follow(page, menu.getByRole('link', { name: 'Case Studies' }));
  await expect(menu).toHaveCount(0);
  await expectArrival(page, 'Case Studies');
  // The menu has left no history entry.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu).toHaveCount(0);
});

test('header and banner are legible over a white video', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.locator('.splash')).toBeHidden();
  await page.getByRole('button', { name: 'Pause slides' }).first().click();
  await page.addStyleTag({
    content: 'video { filter: brightness(0) invert(1); opacity: 1 !important }',
  });
  await expect(page.locator('video')).toBeVisible();
  const slide = page.getByRole('group', { name: '1 of 3' });
  for (const [width, names] of [
    [1440, ['Home', 'About', 'Search']],
    [390, ['Search', 'Contact details', 'Menu']],
  ] as const) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      for (const text of [
        ...names.map((name) => banner(page).locator(`:text-is("${name}"), [aria-label="${name}"]`)),
        slide.getByText('We make software'),
      ]) {
        expect(await lowestContrast(text)).toBeGreaterThan(4.5);
      }
      expect(await lowestContrast(slide.getByRole('heading'))).toBeGreaterThan(3);
    });
  }
});

test('the header of small screens', async ({ page }) => {
  await page.goto('/');
  const bar = banner(page);
  const toggle = bar.getByRole('button', { name: 'Menu' });
  for (const [path, title, width] of [
    ['/', `${site.name}: ${site.tagline}`, 1024],
    ['/about-us', 'About Us', 390],
    ['/careers', 'Join Our Team', 390],
  ] as const) {
    await test.step(`${path}: only one button has a menu icon`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await navigate(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(toggle).toBeVisible();
      const bars = bar
        .getByRole('button')
        .filter({ has: page.locator('path:not([d*="v"], [d*="a"], [d*="l"])') })
        .filter({ has: page.locator('path[d*="h"]') });
      await expect(bars).toHaveAccessibleName('Menu');
    });
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await test.step('its menu leads to side panel and search', async () => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await toggle.click();
    await menu.getByRole('button', { name: 'Contact details' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact details' })).toBeVisible();
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await toggle.click();
    // A phone may be rotated.
    await page.setViewportSize({ width: 700, height: 400 });
    await menu.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  });
});
