import AxeBuilder from '@axe-core/playwright';
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
  '/careers',
  '/job-details/senior-ios-engineer',
  '/nowhere',
  '/?mock=listVideoBanners:serverError,listServices:serverError,listTestimonials:serverError,listTeams:noTeams',
  '/careers?mock=listJobs:noJobs',
  '/job-details/x?mock=getJob:jobNotFound',
  '/case-studies/1?mock=getCaseStudy:caseStudyBare',
  '/services-details/1?mock=getService:serviceNotFound',
];

for (const path of pages) {
  test(`${path} has no accessibility violation, at 1440 and 390 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.splash')).toBeHidden();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
      expect(found).toEqual([]);
    }
  });
}

for (const path of pages) {
  test(`${path} never scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const clipped = [...document.querySelectorAll('main *, footer *')].filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        const hidden = element.closest('[inert], [aria-hidden=true], [hidden], svg');
        return width > 0 && right > clientWidth + 1 && !hidden;
      });
      return {
        sideways: scrollWidth - clientWidth,
        clipped: clipped.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      };
    });
    expect(overflow).toEqual({ sideways: 0, clipped: [] });
  });
}
