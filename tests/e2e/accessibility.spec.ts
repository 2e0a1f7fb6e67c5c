import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const pages = [
  '/',
  '/services',
  '/services-details/1',
  '/portfolio',
  '/project-details/1',
  '/case-studies',
  '/case-studies/1',
  '/game-details/2',
  '/team-details/1',
  '/about-us',
  '/contact-us',
  '/privacy_policy',
  '/blog-single/1',
  '/humanresource',
  '/scrapper',
  '/pricing',
  '/careers?as=candidate-with-profile',
  '/careers?as=visitor&dialog=register',
  '/careers?as=candidate-with-profile&dialog=profile',
  '/job-details/senior-ios-engineer?as=visitor',
  '/nowhere',
  '/?mock=listVideoBanners:serverError,listServices:serverError,listTestimonials:serverError,listTeams:noTeams',
  '/careers?mock=listJobs:noJobs',
  '/job-details/x?mock=getJob:jobNotFound',
  '/case-studies/1?mock=getCaseStudy:caseStudyBare',
  '/services-details/1?mock=getService:serviceNotFound',
];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  if (path.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.splash')).toBeHidden();
}

/** How far the page scrolls sideways, and what is cut off at its right edge. */
function overflowOf(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const clipped = [...document.querySelectorAll('header *, main *, footer *')].filter(
      (element) => {
        const { right, width } = element.getBoundingClientRect();
        const hidden = element.closest('[inert], [aria-hidden=true], [hidden], svg');
        return width > 0 && right > clientWidth + 1 && !hidden;
      },
    );
    return {
      sideways: Math.max(0, scrollWidth - clientWidth),
      clipped: clipped.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
}

for (const path of pages) {
  test(`${path}: no accessibility violation at 1440 and 390 px, no sideways scroll at 320 px`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
      expect(found).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toEqual({ sideways: 0, clipped: [] });
  });
}
