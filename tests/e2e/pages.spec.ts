/** All pages: routes, links, focus and place of a navigation, skip link, and the button to the top. */
import type { Page } from '@playwright/test';
import { site } from '#site.ts';
import { banner } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { menuLink } from '../support/keyboard.ts';
import { navigate } from '../support/navigate.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

test('every path has its page with one title, redirects leave no history entry, others are not found', async ({
  page,
}) => {
  await page.goto('/about-us/');
  // Paths have a trailing slash here; the tests of each screen open them without it.
  for (const [path, heading] of [
    ['/privacy_policy/', 'Privacy Policy'],
    ['/team-details/2/', 'Bilal Qureshi'],
    ['/login/', 'Login'],
    ['/combinedcomponent/', 'Subscription'],
  ] as const) {
    await navigate(page, path);
    await expect(h1(page)).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} | ${site.name}`);
  }
  // Not found: other letters, and ids that are not in their canonical form.
  for (const [from, to, heading, unknown] of [
    ['/services-details', '/services-details/1', 'Mobile App Development', '/Pricing'],
    ['/project-details', '/project-details/1', 'Harbour Wallet', '/services-details/01'],
    ['/product', '/#', `${site.name}: ${site.tagline}`, '/case-studies/x'],
    ['/team-details', '/team-details/1', 'Amara Whitlock', '/nowhere/at/all'],
    ['/game-details', '/game-details/1', 'Snooker Legends 3D', '/nowhere'],
  ] as const) {
    const before = await page.evaluate(() => history.length);
    await navigate(page, from);
    await expect(page).toHaveURL(to);
    await expect(h1(page)).toHaveText(heading);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await navigate(page, unknown);
    await expect(h1(page), unknown).toHaveText('Sorry Page Was Not Found!');
  }
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('the skip link comes first, and the header changes after its number of pixels', async ({
  page,
}) => {
  await page.goto('/careers?as=visitor');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const [path, threshold, background] of [
    ['/careers', 100, 'rgb(14, 11, 31)'],
    // Blue, the second variant.
    ['/about-us', 5, 'rgb(13, 23, 76)'],
    ['/', 5, 'rgba(0, 0, 0, 0)'],
  ] as const) {
    await navigate(page, path);
    // A page that arrives begins at its top.
    await expect(async () => {
      await scrollTo(page, threshold);
      const timeout = 1000;
      await expect(banner(page)).toHaveCSS('background-color', background, { timeout });
      await expect(banner(page)).toHaveAttribute('data-scrolled', 'false', { timeout });
    }).toPass();
    await scrollTo(page, threshold + 1);
    await expect(banner(page)).toHaveAttribute('data-scrolled', 'true');
    await scrollTo(page, 600);
    await expect(banner(page)).toBeInViewport();
  }
});

test('the button to the top appears after 200 px, scrolls with the focus, and covers no control', async ({
  page,
}) => {
  await page.goto('/services?as=visitor');
  await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await scrollTo(page, 200);
  await expect(button).toHaveCount(0);
  await scrollTo(page, 201);
  await button.press('Enter');
  await expect(button).toHaveCount(0);
  expect(await scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  for (const [path, width] of [
    ['/job-details/senior-ios-engineer', 390],
    ['/careers', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await navigate(page, path);
    const covered = () =>
      button.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const meets = (control: Element) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        };
        const controls = document.querySelectorAll(':is(main, footer) :is(a, button, input)');
        return [...controls].filter(meets).map(({ textContent }) => textContent);
      });
    // A page grows while it loads.
    await expect(async () => {
      await scrollTo(page, 1_000_000);
      await expect(button).toBeVisible({ timeout: 500 });
      expect(await covered(), `${path} at ${width} px`).toEqual([]);
    }).toPass({ timeout: 15_000 });
  }
});

test('a navigation moves the focus and the place, and is announced', async ({
  page,
  announced,
}) => {
  await page.clock.install();
  await page.goto('/contact-us?mock=getService:slow');
  const main = page.getByRole('main');
  await expect(h1(page)).toBeAttached();
  for (const [link, title] of [
    ['About', `About Us | ${site.name}`],
    ['Services', `Services | ${site.name}`],
  ] as const) {
    expect(await announced()).not.toContain(title);
    await scrollTo(page, 300);
    await menuLink(page, link).press('Enter');
    await expect(main).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect.poll(announced).toContain(title);
    await expect.poll(() => scrollY(page)).toBe(0);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goBack();
  await expect(page).toHaveTitle(`About Us | ${site.name}`);
  await expect(main).toBeFocused();
  await page.goForward();
  await main
    .getByRole('link', { name: /Mobile App/ })
    .first()
    .press('Enter');
  await expect.poll(announced).toContain('Loading service details...');
  await page.clock.runFor(3000);
  await expect.poll(announced).toContain(`Mobile App Development | ${site.name}`);
  await page.goBack();
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(0);
});

test('a click with Ctrl on a link is left to the browser, and the page stays where it was scrolled', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/services');
  const card = page.getByRole('main').getByRole('link', { name: 'Cloud Integration' });
  await expect(card).toBeVisible();
  // Keeps tabs from opening.
  await page.evaluate(() => {
    const left: boolean[] = [];
    Object.assign(window, { left });
    addEventListener('click', (event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  // The last one leads to the page itself, which otherwise scrolls to its top.
  const own = banner(page).getByRole('link', { name: 'Services' });
  for (const link of [card, footerLink(page, 'Careers'), own]) {
    await link.click({ modifiers: ['ControlOrMeta'] });
  }
  expect(await page.evaluate(() => Object(window).left)).toEqual([true, true, true]);
  await expect(page).toHaveURL('/services');
  expect(await scrollY(page)).toBeGreaterThan(500);
});

test('a link clicked again while its page loads adds one history entry, later it leads to the top with the focus', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/contact-us');
  await footerLink(page, 'Privacy Policy').evaluate((element: HTMLAnchorElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
  await expect(h1(page)).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
  // Whatever query and slash the page was opened with.
  for (const [path, link, to] of [
    ['/about-us/?utm_source=mail', 'About', '/about-us'],
    ['/careers?search=designer', 'Careers', '/careers'],
  ] as const) {
    await navigate(page, path);
    const target = footerLink(page, link);
    await expect(async () => {
      await target.scrollIntoViewIfNeeded();
      expect(await scrollY(page), path).toBeGreaterThan(100);
    }).toPass();
    await target.press('Enter');
    await expect(page).toHaveURL(to);
    await expect.poll(() => scrollY(page), path).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('a fragment of the address is shown on load, also where the page needs its data first', {
  tag: '@deep',
}, async ({ page }) => {
  for (const path of ['/#testimonials-heading', '/services#story-heading']) {
    await page.goto(path);
    await expect(page.locator(path.replace(/.*#/, '#'))).toBeInViewport();
  }
});

test('a page that waits for its script shows a skeleton of it', { tag: '@deep' }, async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(page.locator('.shell')).toBeVisible();
  await page.unrouteAll();
  await page.goto('/about-us');
  await expect(h1(page)).toBeVisible();
  await expect(page.locator('.shell')).toBeHidden();
});
