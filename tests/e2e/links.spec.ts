/** Links: each leads to the record that it names; clicks with Ctrl are the browser's; repeated clicks count once. */
import type { Page } from '@playwright/test';
import { stripSiteAddress } from '#features/portfolio/projects.ts';
import { expect, test } from '../support/fixtures.ts';
import { menuLink } from '../support/keyboard.ts';
import { navigate } from '../support/navigate.ts';

type Named = { id: number; slug?: string; title?: string };

/** Names of all records by the path of their page, from the backend. */
const readNames = (page: Page): Promise<[path: string, name: string][]> =>
  page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).json();
    const titled = async (path: string, list: string) =>
      (await read(path))[list].map(({ id, slug, title }: Named) => [slug ?? id, title]);
    const { results: games } = await read('/api/games/');
    const { results: groups } = await read('/api/teams/');
    const named: Record<string, [id: number, name: string][]> = {
      'services-details': await titled('/api/services/', 'results'),
      'project-details': await titled('/api/project-details/', 'results'),
      'case-studies': await titled('/api/case-studies/', 'results'),
      'job-details': await titled('/api/jobs/', 'jobs'),
      'game-details': games.map((game: { id: number; game_name: { name: string } }) => [
        game.id,
        game.game_name.name,
      ]),
      'team-details': groups.flatMap(({ members }: { members: { id: number; member: string }[] }) =>
        members.map(({ id, member }) => [id, member]),
      ),
    };
    return Object.entries(named).flatMap(([page, all]) =>
      all.map(([id, name]): [string, string] => [`/${page}/${id}`, name]),
    );
  });

test('every link to a record leads to the one that it names', async ({ page }) => {
  await page.goto('/about-us');
  // Only then the mock responds.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const names = new Map(await readNames(page));
  expect(names.size).toBeGreaterThan(50);
  for (const [path, kind, count] of [
    ['/', '/services-details/', 9],
    ['/', '/team-details/', 8],
    ['/services', '/services-details/', 9],
    ['/portfolio', '/project-details/', 12],
    ['/case-studies', '/case-studies/', 9],
    ['/careers', '/job-details/', 32],
    ['/services-details/2', '/services-details/', 8],
    ['/project-details/2', '/project-details/', 2],
    ['/team-details/2', '/team-details/', 7],
  ] as const) {
    await test.step(`${kind} of ${path}`, async () => {
      await navigate(page, path);
      await expect(page.getByRole('main').locator(`a[href^="${kind}"]`)).toHaveCount(count);
      const links = await page.locator('a[href^="/"]').evaluateAll((all) =>
        all.map((link) => ({
          to: new URL((link as HTMLAnchorElement).href).pathname,
          text: link.getAttribute('aria-label') ?? link.textContent,
        })),
      );
      const wrong = links.filter(({ to, text }) => {
        const name = names.get(to);
        return name && !text.includes(stripSiteAddress(name));
      });
      expect(wrong).toEqual([]);
    });
  }
});

test('a click with Ctrl on a link is left to the browser, and the page stays where it was scrolled', async ({
  page,
}) => {
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
  for (const link of [
    card,
    page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }),
    // A link to the page itself, which otherwise scrolls to its top.
    page.getByRole('banner').getByRole('link', { name: 'Services' }),
  ]) {
    await link.click({ modifiers: ['ControlOrMeta'] });
  }
  expect(await page.evaluate(() => Object(window).left)).toEqual([true, true, true]);
  await expect(page).toHaveURL('/services');
  // The second link is at the end of the page.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('a link clicked again while its page loads adds one history entry', async ({ page }) => {
  await page.goto('/about-us');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('About Us');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await link.evaluate((element: HTMLAnchorElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
  await expect(heading).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('going back skips the entry of a closed layer, also after a link for a new tab', async ({
  page,
}) => {
  await page.goto('/about-us');
  await navigate(page, '/privacy_policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.getByRole('banner').getByRole('button', { name: 'Contact details' }).click();
  const panel = page.getByRole('dialog', { name: 'Contact details' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  // The tab itself is the browser's.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await menuLink(page, 'Portfolio').click({ modifiers: ['ControlOrMeta'] });
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('after links and going back and forward nothing says that a page is loading', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about-us');
  const h1 = page.getByRole('heading', { level: 1 });
  for (const name of ['Portfolio', 'Services'] as const) {
    await menuLink(page, name).click();
    await expect(h1).toHaveText(name);
  }
  await page.goBack();
  await expect(h1).toHaveText('Portfolio');
  await page.goForward();
  await expect(h1).toHaveText('Services');
  await page.goBack();
  await expect(h1).toHaveText('Portfolio');
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(0);
});

test('a link to the page one is on leads to its top with the focus, whatever query and slash', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  const main = page.locator('main');
  for (const [path, link, to] of [
    ['/contact-us?utm_source=mail', 'Contact', '/contact-us'],
    ['/about-us/', 'About', '/about-us'],
    ['/careers?search=designer', 'Careers', '/careers'],
    ['/about-us', 'About', '/about-us'],
  ] as const) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const target = footer.getByRole('link', { name: link, exact: true });
    await target.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY), path).toBeGreaterThan(100);
    await target.press('Enter');
    await expect(page).toHaveURL(to);
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
    await expect(main).toBeFocused();
  }
});

test('a fragment of the address is shown on load, also where the page needs its data first', async ({
  page,
}) => {
  for (const path of ['/#testimonials-heading', '/services#story-heading']) {
    await page.goto(path);
    await expect(page.locator(path.replace(/.*#/, '#'))).toBeInViewport();
    await page.reload();
    await expect(page.locator(path.replace(/.*#/, '#'))).toBeInViewport();
  }
});

test('a path with other letters or an id that is not in its canonical form is not found', async ({
  page,
}) => {
  await page.goto('/about-us');
  const h1 = page.getByRole('heading', { level: 1 });
  for (const path of [
    '/Pricing',
    '/PRODUCT',
    '/services-details/01',
    '/case-studies/x',
    '/game-details/0',
  ]) {
    await navigate(page, path);
    await expect(h1, path).toHaveText('Sorry Page Was Not Found!');
    await navigate(page, '/about-us');
    await expect(h1).toHaveText('About Us');
  }
});
