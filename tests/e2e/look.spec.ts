/** Header, banners, titles, cards and controls: design rules of several areas, and rules of printed pages. */
import type { Page } from '@playwright/test';
import { site } from '#site.ts';
import { banner } from '../support/candidate.ts';
import { lowestContrast } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page of each kind of start, and its title. */
const starts = [
  ['/about-us', 'About Us'],
  ['/services', 'Services'],
  ['/pricing', 'Pricing'],
  ['/game-details/2', 'Rickshaw Rush'],
  ['/team-details/1', 'Amara Whitlock'],
  ['/blog-single/4', 'Your cloud bill is a design document, so read it like one'],
  ['/contact-us', 'Contact Us'],
  ['/services-details/3', 'AI and Machine Learning'],
  ['/case-studies/1', 'A freight desk without sticky notes'],
] as const;

test('the header is one row at every width, with either links or a menu', async ({ page }) => {
  await page.goto('/about-us');
  for (const path of ['/about-us', '/careers']) {
    await navigate(page, path);
    for (const width of [320, 1024, 1200]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(banner(page).getByRole('button', { name: 'Menu' })).toBeVisible({
        visible: width < 1200,
      });
      const link = banner(page).getByRole('link', { name: 'Portfolio' });
      await expect(link).toBeVisible({ visible: width >= 1200 });
      const height = async () => (await banner(page).boundingBox())?.height;
      await expect.poll(height, `${path} at ${width}`).toBe(width < 704 ? 64 : 80);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(banner(page).getByRole('button', { name: 'Register' })).toBeVisible();
});

test('header and banner are legible over a white video', { tag: '@deep' }, async ({ page }) => {
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
    await page.setViewportSize({ width, height: 844 });
    for (const text of [
      ...names.map((name) => banner(page).locator(`:text-is("${name}"), [aria-label="${name}"]`)),
      slide.getByText('We make software'),
    ]) {
      expect(await lowestContrast(text), `at ${width} px`).toBeGreaterThan(4.5);
    }
    expect(await lowestContrast(slide.getByRole('heading'))).toBeGreaterThan(3);
  }
});

test('a press on the text of a card follows its link, and a drag selects the text', async ({
  page,
}) => {
  await page.goto('/portfolio?as=visitor');
  const text = page.getByRole('article').first().getByText('Harbour authority');
  const { x, y, width, height } = Object(await text.boundingBox());
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain('authority');
  await expect(page).toHaveURL('/portfolio');
  // A press on selected text only ends the selection.
  await page.evaluate(() => getSelection()?.empty());
  await text.click();
  await expect(page).toHaveURL('/project-details/1');
});

test('a card leads to its own page wherever it is clicked, and has a ring with the focus', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/nowhere?as=visitor');
  const main = page.getByRole('main');
  for (const [path, item] of [
    ['/services', 'Mobile App Development'],
    ['/portfolio', 'Tidewatch'],
    ['/careers', 'Senior iOS Engineer'],
    ['/', 'Hina Baig'],
    ['/case-studies', 'A freight desk without sticky notes'],
  ] as const) {
    await navigate(page, path);
    await expect(main.getByRole('heading', { name: item }).first()).toBeVisible();
    const missed = await main.getByRole('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        card.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const link = card.querySelector('a');
        // The corners are round.
        const hits = [
          document.elementFromPoint(left + 14, (top + bottom) / 2),
          document.elementFromPoint(right - 14, bottom - 14),
        ];
        const leads = (hit: Element | null) =>
          hit?.closest('a') === link || (hit !== card && hit?.closest('article') === card);
        return link && hits.every(leads) ? [] : card.textContent;
      }),
    );
    expect(missed, path).toEqual([]);
  }
  const link = main.getByRole('article').getByRole('link').first();
  await page.keyboard.press('Tab');
  await link.focus();
  const outline = await link.evaluate((card) => getComputedStyle(card, '::after').outlineStyle);
  expect(outline).toBe('solid');
});

test('on paper a page has a letterhead and its title, and nothing to use', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/nowhere?as=visitor');
  const letterhead = page.getByText(`${site.name} · ${site.offices[0].lines[0]}`);
  await expect(h1(page)).toBeVisible();
  await expect(letterhead).toBeHidden();
  const pages = [...starts, ['/careers', 'Join Our Team'], ['/login', 'Login'], ['/', '']] as const;
  for (const [path, title] of pages) {
    await page.emulateMedia({ media: 'screen' });
    await navigate(page, path);
    await expect(h1(page)).toContainText(title || site.name);
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(letterhead, path).toBeVisible();
    await expect.soft(h1(page), path).toBeVisible();
    const controls = page
      .locator('button:not(:has(img)), input, select, textarea, nav, footer, #root > header')
      .filter({ visible: true });
    await expect.soft(controls, path).toHaveCount(0);
  }
  const gauge = page.getByRole('main').locator('section').filter({ hasText: 'Satisfied Clients' });
  await expect(gauge.locator('span').filter({ hasText: '%', visible: true })).toHaveText(['90%']);
});

test('a long list grows by its button alone, is found so on going back, and is printed whole', {
  tag: '@deep',
}, async ({ page, respondWith }) => {
  const results = Array.from({ length: 200 }, (_, id) => ({ id: id + 1, title: `P${id + 1}` }));
  await respondWith('/api/project-details/', { results });
  await page.goto('/portfolio');
  const list = page.getByRole('region', { name: 'Projects' });
  const titles = list.getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(60);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await list.getByRole('button', { name: 'Show more projects' }).click();
  await expect(list.getByRole('link', { name: 'P61', exact: true })).toBeFocused();
  await navigate(page, '/nowhere');
  await expect(titles).toHaveCount(0);
  await page.goBack();
  await expect(titles).toHaveCount(120);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(titles).toHaveText(results.map(({ title }) => title));
});
