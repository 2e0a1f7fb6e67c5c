/**
 * `npm run screenshots`: every route and state of the mock build at three widths, into screenshots/ (not in git), or with
 * `-- -g case` those whose name holds a word. `npm run readme-images`: the two images of the README.
 */
import { type Page, test } from '@playwright/test';
import { errorRows } from '#mocks/catalogue/areas.ts';
import { scenarioLink } from '#mocks/panel/link.ts';
import { samplePaths } from '#routes.ts';

/** Name → path: every route, every error text that needs no steps, and other states. */
const views: Record<string, string> = {
  ...Object.fromEntries(
    samplePaths.map((route) => [route.slice(1).replaceAll('/', '-') || 'home', route]),
  ),
  ...Object.fromEntries(
    errorRows
      .filter(({ surface, causes }) => surface !== 'log' && !causes[0]?.steps)
      .map(({ id, causes: [cause] }) => [
        `error-${id}`,
        scenarioLink(cause?.path ?? '', [id], cause?.as),
      ]),
  ),
  'home-loading':
    '/?mock=listVideoBanners:timeout,listServices:timeout,listTestimonials:timeout,listTeams:timeout',
  'service-details-sparse': '/services-details/1?mock=getService:serviceSparse',
  'portfolio-empty': '/portfolio?mock=listProjects:noProjects',
  'project-details-sparse': '/project-details/1?mock=getProject:projectSparse',
  'case-studies-nine': '/case-studies?mock=listCaseStudies:caseStudiesNine',
  'case-study-six': '/case-studies/2',
  'case-study-bare': '/case-studies/1?mock=getCaseStudy:caseStudyBare',
  'game-details-sparse': '/game-details/2?mock=getGame:gameSparse',
  'team-details-unknown': '/team-details/99',
  'blog-single-unknown': '/blog-single/99',
  'careers-candidate': '/careers?as=candidate-with-profile',
  'careers-sign-in': '/careers?as=visitor&dialog=sign-in',
  'careers-register': '/careers?as=visitor&dialog=register',
  'careers-profile': '/careers?as=candidate-with-profile&dialog=profile',
  'job-details-closed': '/job-details/qa-engineer',
  'not-found': '/nowhere',
};

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.locator('.splash').waitFor({ state: 'hidden' });
  await page.waitForTimeout(600);
}

for (const width of [1440, 768, 390]) {
  for (const [name, route] of Object.entries(views)) {
    test(`${name}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await open(page, route);
      // Images below the fold load lazily.
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForTimeout(200);
      const fullPage = !route.includes('dialog=');
      await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage });
    });
  }
}

test('the site in the README', { tag: '@readme' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('heading', { level: 2, name: 'Two cities, one studio' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: 'docs/images/site.jpg', quality: 82 });
});

test('the QA panel in the README', { tag: '@readme' }, async ({ page }) => {
  await open(page, '/careers?mock=jobsFailed&as=candidate');
  await page.getByText('Failed to fetch jobs').waitFor();
  await page.keyboard.press('Alt+M');
  await page.getByRole('dialog', { name: 'QA panel' }).waitFor();
  await page.screenshot({ path: 'docs/images/panel.jpg', quality: 82 });
});
