/** All pages: routes, splash, footer, scrolling, and going back and forward. */
import type { Page } from '@playwright/test';
import { site } from '#site.ts';
import { banner } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { menuLink } from '../support/keyboard.ts';
import { navigate } from '../support/navigate.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('every path has its page', async ({ page }) => {
  await page.goto('/about-us/');
  const h1 = page.getByRole('heading', { level: 1 });
  // Paths have a trailing slash here; the tests of each screen open them without it.
  for (const [path, heading] of [
    ['/privacy_policy/', 'Privacy Policy'],
    ['/team-details/2/', 'Bilal Qureshi'],
    ['/login/', 'Login'],
    ['/combinedcomponent/', 'Subscription'],
    ['/subscription/', 'Subscription'],
  ] as const) {
    await test.step(`${path}: one h1 and its own title`, async () => {
      await navigate(page, path);
      await expect(h1).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} | ${site.name}`);
    });
  }
  for (const [from, to, heading] of [
    ['/services-details', '/services-details/1', 'Mobile App Development'],
    ['/project-details/', '/project-details/1', 'Harbour Wallet'],
    ['/product', '/#', `${site.name}: ${site.tagline}`],
    ['/game-details', '/game-details/1', 'Snooker Legends 3D'],
    ['/team-details', '/team-details/1', 'Amara Whitlock'],
  ] as const) {
    await test.step(`${from} redirects to ${to} and leaves no history entry`, async () => {
      const before = await page.evaluate(() => history.length);
      await navigate(page, from);
      await expect(page).toHaveURL(to);
      await expect(h1).toHaveText(heading);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
  }
  await page.goBack();
  await expect(page).toHaveURL('/game-details/1');
  await test.step('any other path shows the not-found page with a link home', async () => {
    await navigate(page, '/nowhere/at/all');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(h1).toHaveText('Sorry Page Was Not Found!');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('skip link, header and button to the top of each layout', async ({ page }) => {
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  for (const [path, threshold, background] of [
    ['/careers?as=visitor', 100, 'rgb(14, 11, 31)'],
    // Blue, the second variant.
    ['/about-us', 5, 'rgb(13, 23, 76)'],
    ['/', 5, 'rgba(0, 0, 0, 0)'],
  ] as const) {
    await test.step(`${path}: the skip link comes first, the header changes after ${threshold} px`, async () => {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await scrollTo(threshold);
      await expect(banner(page)).toHaveAttribute('data-scrolled', 'false');
      await expect(banner(page)).toHaveCSS('box-shadow', 'none');
      await expect(banner(page)).toHaveCSS('background-color', background);
      await scrollTo(threshold + 1);
      await expect(banner(page)).toHaveAttribute('data-scrolled', 'true');
      await expect(banner(page)).not.toHaveCSS('box-shadow', 'none');
      await scrollTo(600);
      await expect(banner(page)).toBeInViewport();
    });
  }
  await test.step('the scroll-to-top button appears after 200 px', async () => {
    await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await scrollTo(200);
    await expect(button).toHaveCount(0);
    await scrollTo(201);
    await button.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(button).toHaveCount(0);
  });
});

test('at the end of a page the button to the top covers no control', async ({ page }) => {
  for (const path of ['/job-details/senior-ios-engineer', '/careers', '/about-us', '/']) {
    await page.goto(`${path}?as=visitor`);
    const button = page.getByRole('button', { name: 'Scroll to top' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
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
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(button).toBeVisible({ timeout: 500 });
        expect(await covered(), `${path} at ${width} px`).toEqual([]);
      }).toPass({ timeout: 15_000 });
    }
  }
});

test('opening a page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about-us');
  await test.step('the splash shows for 1.2 seconds and blocks nothing', async () => {
    const splash = page.locator('.splash');
    const seconds = await splash.evaluate((element) => {
      const { animationDuration, animationDelay } = getComputedStyle(element);
      return Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay);
    });
    expect(seconds).toBe(1.2);
    await expect(splash).toHaveCSS('pointer-events', 'none');
    await expect(splash).toBeHidden();
  });
  const footer = page.getByRole('contentinfo');
  await test.step('a navigation scrolls to the top', async () => {
    for (const [name, path] of [
      ['Company Profile', '/about-us'],
      ['About', '/about-us'],
      ['Contact', '/contact-us'],
      ['Privacy Policy', '/privacy_policy'],
      ['Human Resource', '/humanresource'],
      ['AI Scrapper', '/scrapper'],
      ['Pricing', '/pricing'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await footer.getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
    expect(await scrolled(page)).toBe(0);
  });
  await test.step('the button to the top scrolls smoothly', async () => {
    await page.evaluate(() => window.scrollTo(0, 500));
    const asked = page.evaluate(
      () =>
        new Promise((resolve) => {
          const { scrollTo } = window;
          window.scrollTo = (options) => {
            Object.assign(window, { scrollTo });
            resolve(options);
          };
        }),
    );
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    expect(await asked).toEqual({ top: 0, behavior: 'smooth' });
    await page.evaluate(() => window.scrollTo(0, 0));
  });
  await test.step('links that open a tab say so', async () => {
    const view = page.getByRole('main').locator('a[target=_blank]', { hasText: 'View' }).first();
    await expect(view).toHaveAccessibleName(/opens in a new tab/);
  });
  await test.step('a navigation to the same page scrolls to the top', async () => {
    await menuLink(page, 'Services').click();
    await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await menuLink(page, 'Services').click();
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});

test('transitions end while the window is resized and 250 ms longer', async ({ page }) => {
  await page.goto('/about-us');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(button).not.toHaveCSS('transition-property', 'none');
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(button).toHaveCSS('transition-property', 'none');
  await page.clock.runFor(249);
  await expect(button).toHaveCSS('transition-property', 'none');
  await page.clock.runFor(1);
  await expect(button).not.toHaveCSS('transition-property', 'none');
});

test('a page that waits for its script shows a skeleton of it', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(page.locator('.shell')).toBeVisible();
  await page.unrouteAll();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.shell')).toBeHidden();
});

test('the gauge is printed at its final value', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const gauge = page.getByRole('main').locator('section').filter({ hasText: 'Satisfied Clients' });
  await expect(gauge.locator('span').filter({ hasText: '%', visible: true })).toHaveText(['90%']);
});

test('an overlay closes on going back and stays closed on going forward', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const h1 = page.getByRole('heading', { level: 1 });
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/about-us');
  for (const [path, name] of [
    ['/contact-us', 'Contact details'],
    ['/contact-us', 'Menu'],
    ['/case-studies/1', /^View full screen: A freight desk/],
    ['/case-studies/1', 'View All 10 Images'],
    ['/services', 'OUR STORY'],
  ] as const) {
    await test.step(`${name} of ${path}`, async () => {
      await expect(h1).toHaveText('About Us');
      await navigate(page, path);
      await expect(h1).not.toHaveText('About Us');
      const button = page.getByRole('button', { name }).first();
      await button.click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(path);
      await page.goForward();
      await expect(dialog).toHaveCount(0);
      // If it is closed without going back, going back skips its entry.
      await button.click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/about-us');
    });
  }
});
