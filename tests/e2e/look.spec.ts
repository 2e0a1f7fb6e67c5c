/** Banners, titles and motion: design rules of several areas. */
import type { Page } from '@playwright/test';
import { banner } from '../support/candidate.ts';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('every banner is different and has clickable breadcrumbs', async ({ page }) => {
  await page.goto('/about-us');
  const seen = new Map<string, string>();
  for (const [path, title] of [
    ['/about-us', 'About Us'],
    ['/portfolio', 'Portfolio'],
    ['/services', 'Services'],
    ['/case-studies', 'Case Studies'],
    ['/contact-us', 'Contact Us'],
    ['/privacy_policy', 'Privacy Policy'],
    ['/humanresource', 'Human Resource'],
    ['/scrapper', 'AI Scrapper'],
    ['/pricing', 'Pricing'],
    ['/subscription', 'Subscription'],
    ['/game-details/2', 'Rickshaw Rush'],
    ['/team-details/1', 'Amara Whitlock'],
    ['/blog-single/4', 'Your cloud bill is a design document, so read it like one'],
    ['/case-studies/1', 'A freight desk without sticky notes'],
  ] as const) {
    await navigate(page, path);
    await expect(h1(page)).toHaveText(title);
    const opening = await page
      .locator('main header', { has: h1(page) })
      .first()
      .evaluate((header) => {
        const lines = [...header.querySelectorAll('path')].map((path) => path.getAttribute('d'));
        return lines.join() || getComputedStyle(header).backgroundImage;
      });
    expect(seen.get(opening), `${path} looks like`).toBeUndefined();
    seen.set(opening, path);
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    const takesPointer = await breadcrumbs
      .getByRole('link')
      .last()
      .evaluate((link) => {
        // As on hover: a transparent element is above the others.
        link.style.opacity = '1';
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(takesPointer, path).toBe(true);
  }
});

test('the start of pages', async ({ page }) => {
  await page.goto('/project-details/2');
  await test.step('the picture of a project fills the width of the window below its title', async () => {
    const picture = await page.locator('main img').first().boundingBox();
    expect(picture?.width).toBe(1440);
    expect(picture?.y).toBeLessThan(500);
  });
  for (const [path, title] of [
    ['/project-details/2', 'Fieldnote'],
    ['/case-studies/1', 'A freight desk without sticky notes'],
    ['/contact-us', 'Contact Us'],
    ['/services-details/3', 'AI and Machine Learning'],
  ] as const) {
    await test.step(`${path} shows its title once`, async () => {
      await navigate(page, path);
      await expect(h1(page)).toHaveText(title);
      const said = page.getByRole('main').getByText(title, { exact: true });
      await expect(said.and(page.locator(':not(.visually-hidden)'))).toHaveCount(1);
    });
  }
  await test.step('Related Services come first beside a service', async () => {
    const beside = page.getByRole('main').getByRole('complementary');
    const headings = ['Related Services', 'Need Help', 'Brochure'];
    await expect(beside.getByRole('heading', { level: 2 })).toHaveText(headings);
  });
});

/** Returns a function that reads the view transitions so far: path and names of the moved pictures. */
async function recordTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const names = document.getAnimations().map(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          return /^::view-transition-group\((work.*)\)$/.exec(pseudoElement ?? '')?.[1];
        });
        moved.push([location.pathname, ...new Set(names.filter(Boolean))].join(' '));
      });
      return transition;
    };
  });
  return () => page.evaluate(() => Object(window).moved);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [list, detail, link] of [
    ['/portfolio', '/project-details/2', 'Fieldnote'],
    ['/case-studies', '/case-studies/2', /^Read More The waiting room/],
  ] as const) {
    test(`a picture moves between ${list} and its page`, async ({ page }) => {
      const moved = await recordTransitions(page);
      await page.goto(list);
      const target = page.getByRole('main').getByRole('link', { name: link });
      const loaded = page.waitForResponse((response) => response.url().includes('/media/'));
      await target.hover();
      await loaded;
      // The page's picture is fetched after its data.
      await page.waitForLoadState('networkidle');
      await target.click();
      const name = `work${detail.replaceAll('/', '-')}`;
      await expect.poll(moved).toEqual([`${detail} ${name}`]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(moved).toHaveLength(2);
      await page.goForward();
      const both = [`${list} ${name}`, `${detail} ${name}`];
      await expect.poll(moved).toEqual([`${detail} ${name}`, ...both]);
    });
  }

  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  /** Opens a project far down in the portfolio; returns the scroll position of the list. */
  async function openFromList(page: Page): Promise<number> {
    await page.goto('/portfolio');
    const link = page.getByRole('main').getByRole('link', { name: 'Murmur' });
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await link.click();
    return before;
  }

  test('going back restores the position in the list, going forward shows the top of the page', async ({
    page,
  }) => {
    const moved = await recordTransitions(page);
    const before = await openFromList(page);
    // Further down than the length of the project's page.
    expect(before).toBeGreaterThan(2000);
    await expect(h1(page)).toHaveText('Murmur');
    await page.goBack();
    await expect(h1(page)).toHaveText('Portfolio');
    await expect.poll(() => scrolled(page)).toBe(before);
    await expect.poll(moved).toHaveLength(2);
    await page.goForward();
    await expect.poll(moved).toHaveLength(3);
    expect((await moved()).at(-1)).toBe('/project-details/12 work-project-details-12');
    expect(await scrolled(page)).toBe(0);
  });

  test('after a reload, going back restores the place in the list once the list is there', async ({
    page,
  }) => {
    const before = await openFromList(page);
    await expect(h1(page)).toHaveText('Murmur');
    await page.reload();
    await expect(h1(page)).toHaveText('Murmur');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(before);
  });

  test('going back restores the place in the list whatever was scrolled meanwhile', async ({
    page,
  }) => {
    const moved = await recordTransitions(page);
    const before = await openFromList(page);
    await expect.poll(moved).toHaveLength(1);
    await page.evaluate(() => window.scrollTo(0, 300));
    for (const [count, go, place] of [
      [2, 'goBack', before],
      [3, 'goForward', 300],
      [4, 'goBack', before],
    ] as const) {
      await page[go]();
      await expect.poll(moved).toHaveLength(count);
      expect(await scrolled(page)).toBe(place);
    }
  });

  test('a navigation may interrupt the previous cross-fade', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('main').getByRole('link', { name: 'Cloud Integration' }).first().click();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/services$/);
    await expect(h1(page)).toHaveText('Services');
    await page.getByRole('main').getByRole('link', { name: 'Cloud Integration' }).first().click();
    await banner(page).getByRole('link', { name: 'Portfolio' }).click();
    await expect(h1(page)).toHaveText('Portfolio');
  });

  test('scrolling draws the lines between two sections', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main > .running-lines')).toHaveCount(2);
    await navigate(page, '/services');
    // The lines move down once the cards are there.
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Cloud Integration' }),
    ).toBeVisible();
    const line = page.locator('main > .running-lines path').first();
    const drawn = () =>
      line.evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset));
    await expect(line).toHaveCSS('animation-timeline', 'view()');
    await expect.poll(drawn).toBe(1);
    await line.evaluate((path) => path.scrollIntoView({ block: 'center' }));
    await expect.poll(drawn).toBeLessThan(0.2);
  });
});

test('nothing moves under reduced motion', async ({ page }) => {
  const moved = await recordTransitions(page);
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Fieldnote' }).click();
  await expect(h1(page)).toHaveText('Fieldnote');
  await page.goBack();
  await expect(h1(page)).toHaveText('Portfolio');
  expect(await moved()).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 500));
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await toTop.waitFor();
  const place = await toTop.evaluate((button: HTMLElement) => {
    button.click();
    return window.scrollY;
  });
  expect(place).toBe(0);
  await navigate(page, '/services');
  await expect(page.locator('.running-lines path').first()).toHaveCSS('animation-name', 'none');
});

test('the arrow of a select belongs to it', async ({ page }) => {
  await page.goto('/careers');
  const isClickable = await page
    .getByRole('combobox', { name: 'Department' })
    .evaluate((select) => {
      const { right, top, height } = select.getBoundingClientRect();
      return document.elementFromPoint(right - 20, top + height / 2) === select;
    });
  expect(isClickable).toBe(true);
});
