import { expect, test } from './fixtures.ts';

const headings: [path: string, heading: string | RegExp][] = [
  ['/services', 'Services'],
  ['/services-details/1', 'Mobile App Development'],
  ['/humanresource', 'Human Resource'],
  ['/scrapper', 'AI Scrapper'],
  ['/portfolio', 'Portfolio'],
  ['/project-details/1', 'Harbour Wallet'],
  ['/case-studies', 'Case Studies'],
  ['/case-studies/1', /./],
  ['/game-details/2', 'Rickshaw Rush'],
  ['/team-details/2', 'Bilal Qureshi'],
  ['/privacy_policy', 'Privacy Policy'],
  ['/about-us', /./],
  ['/pricing', 'Pricing'],
  ['/contact-us', /./],
  ['/careers', 'Join Our Team'],
  ['/job-details/senior-ios-engineer', 'Senior iOS Engineer'],
  ['/blog-single/1', /./],
  ['/blog-single-sidebar/1', /./],
  ['/login', /./],
  ['/combinedcomponent', 'Subscription'],
  ['/subscription', 'Subscription'],
];

/** Pages per test. */
const together = 7;

for (let start = 0; start < headings.length; start += together) {
  const group = headings.slice(start, start + together);
  const names = group.map(([path]) => path);
  // The tests of each screen open its path without the slash.
  test(`with a trailing slash, a page has one h1 and its own title: ${names.join(', ')}`, async ({
    page,
  }) => {
    for (const [path, heading] of group) {
      await test.step(`${path}/`, async () => {
        await page.goto(`${path}/`);
        const h1 = page.getByRole('heading', { level: 1 });
        await expect(h1).toHaveText(heading);
        await expect(h1).toHaveCount(1);
        await expect(page).toHaveTitle(/ \| Twinbridge$/);
        await expect(page.getByText('Sorry Page Was Not Found!')).toHaveCount(0);
      });
    }
  });
}

test('a path without an id redirects to the first, and replaces the history entry', async ({
  page,
}) => {
  await page.goto('/about-us');
  for (const [from, to, heading] of [
    ['/services-details', '/services-details/1', 'Mobile App Development'],
    ['/project-details', '/project-details/1', 'Harbour Wallet'],
    ['/project-details/', '/project-details/1', 'Harbour Wallet'],
    ['/game-details', '/game-details/1', 'Snooker Legends 3D'],
    ['/team-details', '/team-details/1', 'Amara Whitlock'],
    ['/product', '/#', null],
  ] as const) {
    await test.step(`${from} to ${to}`, async () => {
      const before = await page.evaluate(() => history.length);
      await page.goto(from);
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/team-details\/1$/);
});

test('any other path shows the not-found page with a link home', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry Page Was Not Found!');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the splash shows for 1.2 seconds and blocks nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about-us');
  const splash = page.locator('.splash');
  const seconds = await splash.evaluate((element) => {
    const { animationDuration, animationDelay, pointerEvents } = getComputedStyle(element);
    return {
      total: Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay),
      pointerEvents,
    };
  });
  expect(seconds).toEqual({ total: 1.2, pointerEvents: 'none' });
  await expect(splash).toBeHidden({ timeout: 2500 });
});

test('the scroll-to-top button appears after 200 px and scrolls up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 201));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});

test('the header of each layout is sticky', async ({ page }) => {
  for (const [path, threshold] of [
    ['/', 5],
    ['/contact-us', 5],
    ['/careers', 100],
  ] as const) {
    await test.step(`the header of ${path} is sticky and changes after ${threshold} px`, async () => {
      await page.goto(path);
      const header = page.getByRole('banner').first();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.evaluate((y) => window.scrollTo(0, y), threshold);
      await expect(header).toHaveAttribute('data-scrolled', 'false');
      await page.evaluate((y) => window.scrollTo(0, y), threshold + 1);
      await expect(header).toHaveAttribute('data-scrolled', 'true');
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(header).toBeInViewport();
    });
  }
});

test('the footer, its newsletter, and focus and scroll position after a navigation', async ({
  page,
}) => {
  await page.goto('/about-us');
  await test.step('the footer has its links and a newsletter form that thanks and sends nothing', async () => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Company Profile' })).toHaveAttribute(
      'href',
      '/about-us',
    );
    await expect(footer.getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
      'href',
      '/about-us',
    );
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    const box = footer.getByRole('textbox', { name: 'Your Email' });
    await box.fill('nobody');
    await box.press('Enter');
    await expect(page.getByText('Thanks for your Email')).toHaveCount(0);
    await box.fill('me@home.example');
    await box.press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Thanks for your Email' }),
    ).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(page).toHaveURL(/\/about-us$/);
    expect(posts).toEqual([]);
  });
  await test.step('a navigation scrolls to the top and focuses the main element; going back restores the position', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/about-us$/);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
