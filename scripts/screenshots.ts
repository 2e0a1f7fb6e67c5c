/**
 * `npm run screenshots`: screenshots of every route and state of the mock build at three widths, into screenshots/
 * (not in git). `npm run readme-images`: the two images of the README.
 */
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { errorRows } from '../mocks/catalogue/areas.ts';
import { scenarioLink } from '../mocks/panel/link.ts';
import { samplePaths } from '../src/routes.ts';
import { readCommand, readCount, refuse } from './setup/commandLine.ts';
import { launchOptions } from './setup/launch.ts';

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
  careers: '/careers?as=visitor',
  'careers-candidate': '/careers?as=candidate-with-profile',
  'careers-sign-in': '/careers?as=visitor&dialog=sign-in',
  'careers-register': '/careers?as=visitor&dialog=register',
  'careers-profile': '/careers?as=candidate-with-profile&dialog=profile',
  'job-details-closed': '/job-details/qa-engineer',
  'not-found': '/nowhere',
};

const { values: options, positionals } = readCommand(
  `Takes screenshots of every route and state of the mock build (npm run build:mock first).

  npm run screenshots                     all, at 1440, 768 and 390 px
  npm run screenshots -- case home        only names that hold one of the arguments
  npm run screenshots -- --width 320      other widths
  npm run readme-images                   only the two images of the README, into docs/images/

Names: ${Object.keys(views).join(', ')}`,
  {
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'screenshots' },
      readme: { type: 'boolean', default: false },
      width: { type: 'string', multiple: true, default: ['1440', '768', '390'] },
    },
  },
);

const wanted = Object.entries(views).filter(
  ([name]) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (wanted.length === 0) refuse(`No screenshot is called ${positionals.join(' or ')}. See --help.`);
const widths = options.width.map((width) => readCount('width', width));
const server = await preview({
  mode: 'mock',
  build: { outDir: 'dist-mock' },
  preview: { port: 4187 },
  logLevel: 'error',
});
const browser = await chromium.launch(await launchOptions());

async function open(route: string, width: number): Promise<Page> {
  const page = await browser.newPage({
    baseURL: 'http://localhost:4187',
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(route);
  await page.locator('.splash').waitFor({ state: 'hidden' });
  await page.waitForTimeout(600);
  return page;
}

async function takeReadmeImages(): Promise<void> {
  const site = await open('/', 1440);
  await site.getByRole('heading', { level: 2, name: 'Two cities, one studio' }).waitFor();
  await site.waitForLoadState('networkidle');
  const panel = await open('/careers?mock=jobsFailed&as=candidate', 1440);
  await panel.getByText('Failed to fetch jobs').waitFor();
  await panel.keyboard.press('Alt+M');
  await panel.getByRole('dialog', { name: 'QA panel' }).waitFor();
  for (const [name, page] of Object.entries({ site, panel })) {
    await page.screenshot({ path: `docs/images/${name}.jpg`, quality: 82 });
    console.log(`docs/images/${name}.jpg`);
  }
}

async function takeView(name: string, route: string, width: number): Promise<void> {
  const page = await open(route, width);
  // Images below the fold load lazily.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(200);
  const file = path.join(options.out, `${name}-${width}.png`);
  await page.screenshot({ path: file, fullPage: !route.includes('dialog=') });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  console.log(`${file}${sideways > 0 ? `  scrolls ${sideways} px sideways` : ''}`);
  await page.close();
}

if (options.readme) await takeReadmeImages();
else {
  for (const [name, route] of wanted) {
    for (const width of widths) await takeView(name, route, width);
  }
}
await browser.close();
await server.close();
