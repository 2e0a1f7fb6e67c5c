/** Every state of every screen, and how to open it. */
import { expect, type Page } from '@playwright/test';
import { errorRows } from '#mocks/catalogue/areas.ts';
import { scenarioLink } from '#mocks/panel/link.ts';
import { samplePaths } from '#routes.ts';
import { take } from './steps.ts';
import { enterEmployees, payButton } from './subscriber.ts';

export type State = {
  /** Path with scenario and preset. */
  path: string;
  /** Interactions until the state shows. */
  open?: (page: Page) => Promise<unknown>;
  /** The only width at which the state exists. */
  width?: number;
  /** Text that must be announced. */
  announces?: string;
};

type States = Record<string, State>;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();

/** Submits an empty form. */
const sendEmpty = (name: string) => async (page: Page) => {
  await page
    .locator('main, dialog, footer')
    .getByRole('button', { name, exact: true })
    .last()
    .click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

/** Every route, and a path that does not exist. */
const routes: States = Object.fromEntries(
  [...samplePaths, '/nowhere'].map((path) => [path, { path }]),
);

const openGames = (page: Page) =>
  page.getByRole('button', { name: 'Games', exact: true }).press('Enter');
const noGames = '/about-us?mock=listGames:serverError';

const menus: States = {
  'games menu': {
    path: '/about-us',
    width: 1440,
    open: async (page) => {
      await openGames(page);
      await page.getByRole('link', { name: 'Rickshaw Rush' }).waitFor();
    },
  },
  'games menu, empty': { path: noGames, width: 1440, open: openGames },
  'mobile menu': { path: '/about-us', width: 390, open: press('Menu') },
  'account menu': {
    path: '/careers?as=candidate-with-profile',
    open: (page) => page.getByRole('button', { name: /^Account of/ }).press('Enter'),
  },
  'side panel': { path: '/about-us', open: press('Contact details') },
  'search bar': { path: '/about-us', open: press('Search') },
};

const story = '/case-studies/1';

const overlays: States = {
  'gallery, list': { path: story, open: press('View All 10 Images') },
  'gallery, single': { path: story, open: press(/^View full screen: Screenshot 2/) },
  'main image': {
    path: story,
    open: press('View full screen: A freight desk without sticky notes'),
  },
  'story dialog': { path: '/services', open: press('OUR STORY') },
};

const signIn = '/careers?as=visitor&dialog=sign-in';
const register = '/careers?as=visitor&dialog=register';
const profile = '/careers?as=candidate&dialog=profile';

const accounts: States = {
  'sign-in': { path: signIn },
  'sign-in, empty': { path: signIn, open: sendEmpty('Sign In') },
  registration: { path: register },
  'registration, empty': { path: register, open: sendEmpty('Create Account') },
  'discard question': {
    path: signIn,
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Email Address' }).fill('a@hart.example');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Discard what you typed?' }).waitFor();
    },
  },
  'profile, new': { path: profile },
  'profile, empty': { path: profile, open: sendEmpty('Create Profile') },
  'profile, stored': { path: '/careers?as=candidate-with-profile&dialog=profile' },
};

const content: States = {
  'contact form, empty': { path: '/contact-us', open: sendEmpty('Get in Touch') },
  'comment form, empty': { path: '/blog-single/1', open: sendEmpty('Post Comment') },
  'newsletter, empty': { path: '/about-us', open: sendEmpty('Subscribe') },
  'privacy sections open': {
    path: '/privacy_policy',
    open: async (page) => {
      const sections = page.locator('main summary');
      await sections.first().waitFor();
      for (const section of await sections.all()) await section.click();
    },
  },
  'careers, candidate': { path: '/careers?as=candidate' },
  'careers, applicant': { path: '/careers?as=applicant' },
  'job, candidate': { path: '/job-details/senior-ios-engineer?as=candidate' },
  'job, closed': { path: '/job-details/qa-engineer' },
  'portfolio, empty': { path: '/portfolio?mock=listProjects:noProjects' },
  'service without details': { path: '/services-details/1?mock=getService:serviceSparse' },
  'project without details': { path: '/project-details/1?mock=getProject:projectSparse' },
  'case studies on one page': { path: '/case-studies?mock=listCaseStudies:caseStudiesNine' },
  'case study with six images': { path: '/case-studies/2' },
  'case study without details': { path: `${story}?mock=getCaseStudy:caseStudyBare` },
  'game without details': { path: '/game-details/2?mock=getGame:gameSparse' },
  'team member, unknown': { path: '/team-details/99' },
  'article, unknown': { path: '/blog-single/99' },
  'home, every section failed': {
    path: '/?mock=listVideoBanners:serverError,listServices:serverError,listTestimonials:serverError,listTeams:serverError',
  },
};

const plan = '/pricing?plan=premium-plus&as=visitor';

const chargedPlan = '/pricing?plan=premium&as=subscriber&mock=recordPaymentMethod:invalidToken*1';

async function payWithRefusedToken(page: Page): Promise<void> {
  await enterEmployees(page);
  await take.payByCard(page);
  await page.getByRole('heading', { name: 'Log in to your account' }).waitFor();
}

const payment: States = {
  'payment: employees': { path: plan },
  'payment: employees, huge amount': {
    path: plan,
    open: (page) => page.getByRole('spinbutton').fill('1000000000'),
  },
  'payment: sign-up': { path: plan, open: (page) => enterEmployees(page) },
  'payment: login, empty': {
    path: plan,
    open: async (page) => {
      await enterEmployees(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    },
  },
  'payment: card': {
    path: '/pricing?plan=premium&as=subscriber',
    open: async (page) => {
      await enterEmployees(page);
      await payButton(page).waitFor();
    },
  },
  'payment: charged, login': { path: chargedPlan, open: payWithRefusedToken },
  'payment: charged, left': {
    path: chargedPlan,
    open: async (page) => {
      await payWithRefusedToken(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Finish your subscription' }).waitFor();
    },
    announces:
      'Your card was charged, but your subscription is not recorded yet. Your card will not be charged a second time.',
  },
};

/** All states except errors, by name. */
export const screens = { ...routes, ...menus, ...overlays, ...accounts, ...content, ...payment };

/** The states of the error catalogue, except those that only log to the console. */
export const errors: States = Object.fromEntries(
  errorRows.flatMap(({ id, surface, causes: [cause] }) => {
    if (surface === 'log' || !cause) return [];
    const state: State = {
      path: scenarioLink(cause.path, cause.mock && id, cause.as),
      // After a failed check the visitor is signed out; the text is the label of a button, not a message.
      ...(id !== 'profileCheckFailed' && { announces: cause.text }),
      open: async (page) => {
        for (const step of cause.steps ?? []) await take[step](page);
      },
    };
    return [[`error: ${id}`, state]];
  }),
);

/** Opens a state at a width, with reduced motion, and waits until it no longer changes. */
export async function openState(page: Page, state: State, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(state.path);
  const loaded = page.locator('main h1, main [role=alert], main [role=status]').first();
  await loaded.waitFor({ state: 'attached' });
  await page.locator('.splash').waitFor({ state: 'hidden' });
  await state.open?.(page);
  // A pending payment or list would be another state; the excluded screens load endlessly.
  if (!/projectUnknown|:timeout/.test(state.path)) {
    await expect(page.locator('[role=status] [class*=spinner]')).toHaveCount(0);
  }
  if (!state.announces) return;
  await page.getByText(state.announces, { exact: true }).first().waitFor();
  // A hovered toast does not close.
  const toast = page.locator('.Toastify__toast').first();
  if ((await toast.count()) > 0) await toast.hover();
}
