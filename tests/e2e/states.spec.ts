/** Screens while loading, after a failure, without data, and with very long texts. */

import { site } from '#site.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';
import { overflowViolations } from '../support/violations.ts';

test('every screen shows and announces that it is loading', async ({ page, announced }) => {
  await page.goto('/?mock=all:timeout');
  const main = page.getByRole('main');
  await test.step('by a light-purple circle of 40 px that turns once per second', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const circle = page.getByRole('region', { name: 'Introduction' }).getByRole('status');
    for (const [property, value] of [
      ['width', '40px'],
      ['height', '40px'],
      ['border-top-color', 'rgb(201, 184, 255)'],
      ['animation-duration', '1s'],
    ] as const) {
      await expect(circle.locator('span')).toHaveCSS(property, value);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  for (const [path, ...texts] of [
    // The home page asks for the team and the services, which fail 15 s later.
    ['/', 'Loading services...', 'Loading testimonials...'],
    ['/services', 'Loading services...'],
    ['/services-details/1', 'Loading service details...'],
    ['/team-details/1', 'Loading'],
    ['/portfolio'],
    ['/project-details/1', 'Loading project details...'],
    ['/game-details/2', 'Loading game details...'],
    ['/case-studies', 'Loading'],
    ['/case-studies/1', 'Loading case study...'],
    ['/careers', 'Loading amazing opportunities...'],
    ['/job-details/senior-ios-engineer', 'Loading job details...'],
  ] as const) {
    await test.step(path, async () => {
      await navigate(page, path);
      for (const text of texts) {
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
        await expect.poll(announced).toContain(text);
      }
      const states = main.getByRole('status').filter({ has: page.locator('p') });
      await expect(states.first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(site.name));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
      const across = await states.evaluateAll((all) =>
        all.flatMap((state) => {
          const text = state.querySelector('p')?.getBoundingClientRect() ?? new DOMRect();
          const skeletons = [...state.querySelectorAll(':scope > [aria-hidden] *')];
          return skeletons
            .map((each) => each.getBoundingClientRect())
            .filter(({ top, bottom }) => top < text.bottom && bottom > text.top);
        }),
      );
      expect(across, 'no text lies across a skeleton').toEqual([]);
      const besideCentre = await states.evaluateAll((all) =>
        all.map((state) => {
          const middles = [state, state.querySelector('span')].map((element) => {
            const { left, right } = element?.getBoundingClientRect() ?? new DOMRect();
            return (left + right) / 2;
          });
          return Math.round((middles[0] ?? 0) - (middles[1] ?? 0));
        }),
      );
      expect(new Set(besideCentre), 'the spinner is centred').toEqual(new Set([0]));
    });
  }
});

/** Path, failure, its text, and the content after recovery; `catalogue.spec.ts` has every text. */
const failures = [
  ['/portfolio', 'listProjects:404*1', 'Error fetching projects: HTTP', 'Tidewatch'],
  ['/game-details/2', 'getGame:malformed*1', 'Error fetching game details: ', 'On the road'],
  // The site retries lost connections and server errors once automatically.
  ['/team-details/1', 'listTeams:network*2', 'Error loading team data', 'Amara Whitlock'],
] as const;

test('a failed screen says what failed, recovers by Try Again, and keeps the focus', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(`/about-us?mock=${failures.map(([, failure]) => failure)}`);
  const main = page.getByRole('main');
  for (const [path, , failed, recovered] of failures) {
    await test.step(path, async () => {
      await navigate(page, path);
      await expect(main.getByText(failed)).toBeVisible();
      await main.getByRole('button', { name: 'Try Again' }).click();
      await expect(main.getByText(recovered).first()).toBeVisible();
      // The focus is at what appeared, or its heading.
      await expect(main.locator(':focus')).not.toHaveCount(0);
    });
  }
});

test('a part that failed before asks again, after a prefetch and on a later visit', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/portfolio?mock=getProject:503*2,listServices:404*1');
  const card = page.getByRole('link', { name: 'Fieldnote' });
  const failed = page.waitForEvent('console', (message) =>
    message.text().startsWith('Error fetching project details'),
  );
  await card.focus();
  await failed;
  // Only a failure of the last 1000 ms is shown without asking again.
  await page.waitForTimeout(1100);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fieldnote');
  // Although the footer still observes the failure.
  await navigate(page, '/services');
  await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
});

test('screens without data say so and have a link to another page', async ({ page }) => {
  await page.goto(
    '/services?mock=listServices:noServices,listProjects:noProjects,listCaseStudies:noCaseStudies,listGames:serverError',
  );
  const main = page.getByRole('main');
  for (const [path, text, link, target] of [
    ['/services', 'Our list of services is being rewritten', 'Send Message', '/contact-us'],
    ['/portfolio', 'The walls are bare for a moment', 'Ask to see our work', '/contact-us'],
    ['/case-studies', 'The first story is being written', 'See our portfolio', '/portfolio'],
  ] as const) {
    await test.step(path, async () => {
      await navigate(page, path);
      await expect(main.getByText(text)).toBeVisible();
      await expect(main.getByRole('link', { name: link })).toHaveAttribute('href', target);
    });
  }
  await test.step('menu and footer', async () => {
    await page.getByRole('button', { name: 'Games', exact: true }).click();
    await expect(page.getByText('No games to show')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation', { name: 'Services' })).toHaveCount(0);
  });
});

test('texts of any length and direction fit', async ({ page, respondWith }) => {
  const word = 'W'.repeat(200);
  const job = { id: 1, slug: 'long', title: word, department: word, salary_range: word };
  await respondWith('/api/jobs/long/', {
    job: { ...job, description: '<p>مرحبا</p>', is_active: true },
  });
  await respondWith('/api/case-studies/', { results: [{ id: 1, title: word }, null] });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/job-details/long?as=visitor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  await expect(page.getByText('مرحبا').locator('..')).toHaveCSS('direction', 'rtl');
  expect(await overflowViolations(page)).toEqual([]);
  await navigate(page, '/case-studies');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await overflowViolations(page)).toEqual([]);
});

test('links to records without a title or a name have a name', {
  tag: '@deep',
}, async ({ page, respondWith }) => {
  await respondWith('/api/services/', { results: [{ id: 7, title: '' }] });
  const members = [
    { id: 8, member: '' },
    { id: 9, member: null },
    { id: 10, member: 'Ana de la Cruz' },
  ];
  await respondWith('/api/teams/', { results: [{ id: 1, name: 'Main Page Team', members }] });
  await respondWith('/api/project-details/', { results: [{ id: 1 }] });
  await page.goto('/');
  const service = page.locator('a[href^="/services-details/7"]');
  await expect(service).toHaveText(['Untitled service', 'Untitled service']);
  await expect(page.locator('a[href="/team-details/8"]')).toHaveText(['Team member']);
  await navigate(page, '/portfolio');
  await expect(page.locator('main article a')).toHaveText(['Untitled project']);
  await navigate(page, '/team-details/8');
  // After the initials in place of a portrait.
  await expect(page.locator('a[href="/team-details/9"]')).toHaveText(['TMTeam member']);
  await expect(page.locator('a[href="/team-details/10"]')).toHaveText(['ACAna de la Cruz']);
});

test('a picture that cannot be loaded is replaced, and opens nothing', { tag: '@deep' }, async ({
  page,
}) => {
  const missing = '/missing.webp';
  const breakPictures = (selector: string) =>
    page.locator(selector).evaluateAll((pictures, src) => {
      for (const picture of pictures) picture.setAttribute('src', src);
    }, missing);
  const main = page.getByRole('main');
  await page.goto('/project-details/1');
  await expect(main.locator('img').first()).toBeVisible();
  await breakPictures('main img');
  await expect(main.getByText('No image available')).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
  await navigate(page, '/case-studies/1');
  const zooms = main.getByRole('button', { name: /^View full screen/ });
  await expect(zooms).toHaveCount(7);
  await breakPictures('main header img, main li:nth-child(2) img');
  await expect(zooms).toHaveCount(5);
  await expect(main.getByText('No main image available')).toBeVisible();
  const placeholder = main.getByRole('img', { name: /^Screenshot 2 of/ });
  await expect(placeholder).toBeVisible();
  await expect(placeholder).not.toHaveAttribute('src');
});

test('one question of the FAQ is open, also where browsers do not know groups', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/');
  const faq = page.locator('main details');
  await expect(faq.first()).toHaveAttribute('open', '');
  await faq.evaluateAll((all) => {
    for (const item of all) item.removeAttribute('name');
  });
  await faq.nth(1).locator('summary').click();
  await expect(faq.nth(1)).toHaveAttribute('open', '');
  await expect(faq.first()).not.toHaveAttribute('open');
});
