/** Screens that load, that have failed and that have nothing to show. */
import { listen } from './announcements.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

test('every screen says that it loads, also to assistive technology', async ({ page }) => {
  const announced = await listen(page);
  await page.goto('/?mock=all:timeout');
  for (const [path, ...texts] of [
    ['/', 'Loading services...', 'Loading testimonials...'],
    ['/services', 'Loading services...'],
    ['/services-details/1', 'Loading service details...'],
    ['/project-details/1', 'Loading project details...'],
    ['/game-details/2', 'Loading game details...'],
    ['/team-details/1', 'Loading'],
    ['/case-studies', 'Loading'],
    ['/case-studies/1', 'Loading case study...'],
    ['/careers', 'Loading amazing opportunities...'],
    ['/job-details/senior-ios-engineer', 'Loading job details...'],
  ] as const) {
    await test.step(path, async () => {
      await visit(page, path);
      for (const text of texts) {
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
        await expect.poll(announced).toContain(text);
      }
    });
  }
});

const invalid = 'Invalid data structure received from API';

/** Path, texts of the failures in their order, and what shows when all of them are over. */
const failures = [
  [
    '/portfolio',
    ['Error fetching projects: HTTP error! status: 404', 'Error fetching projects: Network error'],
    'Tidewatch',
  ],
  ['/project-details/1', [`Error fetching project details: ${invalid}`], 'Harbour authority, 2025'],
  ['/game-details/2', [`Error fetching game details: ${invalid}`], 'On the road'],
  ['/services-details/1', ['Error loading service details'], 'The Challenge'],
  ['/team-details/1', ['Error loading team data'], 'Amara Whitlock'],
  [
    '/case-studies',
    [
      'Error fetching case studies: HTTP error! status: 503',
      'Error fetching case studies: Network error',
      `Error fetching case studies: ${invalid}`,
      `Error fetching case studies: ${invalid}`,
      `Error fetching case studies: ${invalid}`,
    ],
    'A freight desk without sticky notes',
  ],
] as const;

test('every screen says why it failed, and Try Again recovers', async ({ page }) => {
  const scenario = [
    'listProjects:404*1',
    // Retried once by itself.
    'listProjects:network*2',
    'getProject:malformed*1',
    'getGame:malformed*1',
    'getService:malformed*1',
    'listTeams:serverError*2',
    'listCaseStudies:503*2',
    'listCaseStudies:network*2',
    'listCaseStudies:malformed*1',
    'listCaseStudies:html*1',
    'listCaseStudies:empty*1',
  ];
  await page.goto(`/about-us?mock=${scenario}`);
  for (const [path, reasons, recovered] of failures) {
    await test.step(path, async () => {
      await visit(page, path);
      const main = page.getByRole('main');
      for (const reason of reasons) {
        await expect(main.getByRole('alert').getByText(reason, { exact: true })).toBeVisible();
        // Whoever is no member of the team has no page.
        const hidden = path === '/team-details/1' ? 1 : 0;
        await expect(page.locator('meta[name="robots"]')).toHaveCount(hidden);
        await main.getByRole('button', { name: 'Try Again' }).click();
      }
      await expect(main.getByText(recovered).first()).toBeVisible();
    });
  }
});

test('failed services leave the rest of their page as it is', async ({ page }) => {
  // The footer's request may use up one of the two failures, so the first retry may still fail.
  await page.goto('/services?mock=listServices:404*2');
  await expect(page.getByText('Error loading services')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send Message' })).toBeVisible();
  const grid = page.getByRole('region', { name: 'Our Services' });
  await expect(async () => {
    const tryAgain = grid.getByRole('button', { name: 'Try Again' });
    if (await tryAgain.isVisible()) await tryAgain.click();
    await expect(grid.getByRole('article')).toHaveCount(9, { timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Error loading services')).toHaveCount(0);
});

test('screens without data say so, and lead on', async ({ page }) => {
  await page.goto(
    '/services?mock=listServices:noServices,listProjects:noProjects,listCaseStudies:noCaseStudies,listTeams:noTeams',
  );
  const main = page.getByRole('main');
  await expect(main.getByText('Our list of services is being rewritten')).toBeVisible();
  await expect(page.getByRole('button', { name: 'OUR STORY' })).toBeVisible();
  await visit(page, '/portfolio');
  await expect(main.getByText('The walls are bare for a moment')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ask to see our work' })).toBeVisible();
  await visit(page, '/case-studies');
  await expect(
    main.getByRole('heading', { name: 'The first story is being written' }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'See our portfolio' })).toHaveAttribute(
    'href',
    '/portfolio',
  );
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  await visit(page, '/team-details/1');
  await expect(main.getByText('No team data available', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
