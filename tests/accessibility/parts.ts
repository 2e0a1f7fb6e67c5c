/** Routes, menus, dialogs, invalid forms and empty screens. */
import type { Page } from '@playwright/test';
import { samplePaths } from '#routes.ts';
import { resume } from '../e2e/candidate.ts';
import type { State } from './state.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Submits an empty form. */
const sendEmpty = (name: string) => async (page: Page) => {
  await page.locator('main, dialog').getByRole('button', { name, exact: true }).last().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

/** Every route, and a path that does not exist. */
const routes: State[] = [...samplePaths, '/nowhere'].map((path) => ({ name: path, path }));

const menus: State[] = [
  {
    name: 'games menu',
    path: '/about-us',
    width: 1440,
    open: async (page) => {
      await page.getByRole('button', { name: 'Games', exact: true }).press('Enter');
      await page.getByRole('link', { name: 'Rickshaw Rush' }).waitFor();
    },
  },
  {
    name: 'games menu, empty',
    path: '/about-us?mock=listGames:serverError',
    width: 1440,
    open: (page) => page.getByRole('button', { name: 'Games', exact: true }).press('Enter'),
  },
  {
    name: 'mobile menu',
    path: '/about-us',
    width: 390,
    open: (page) => press(page, 'Menu'),
  },
  {
    name: 'account menu',
    path: '/careers?as=candidate-with-profile',
    open: (page) => page.getByRole('button', { name: /^Account of/ }).press('Enter'),
  },
  {
    name: 'side panel',
    path: '/about-us',
    open: (page) => press(page, 'Contact details'),
  },
  { name: 'search bar', path: '/about-us', open: (page) => press(page, 'Search') },
];

const overlays: State[] = [
  {
    name: 'gallery, list',
    path: '/case-studies/1',
    open: (page) => press(page, 'View All 10 Images'),
  },
  {
    name: 'gallery, single',
    path: '/case-studies/1',
    open: (page) => press(page, /^View full screen: Screenshot 2/),
  },
  {
    name: 'gallery, single from the list',
    path: '/case-studies/1',
    open: async (page) => {
      await press(page, 'View All 10 Images');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Choosing a driver/ })
        .click();
    },
  },
  {
    name: 'main image',
    path: '/case-studies/1',
    open: (page) => press(page, 'View full screen: A freight desk without sticky notes'),
  },
  {
    name: 'story dialog',
    path: '/services',
    open: (page) => press(page, 'OUR STORY'),
  },
];

const accounts: State[] = [
  { name: 'sign-in', path: '/careers?as=visitor&dialog=sign-in' },
  {
    name: 'sign-in, fields missing',
    path: '/careers?as=visitor&dialog=sign-in',
    open: sendEmpty('Sign In'),
  },
  { name: 'registration', path: '/careers?as=visitor&dialog=register' },
  {
    name: 'registration, fields missing',
    path: '/careers?as=visitor&dialog=register',
    open: sendEmpty('Create Account'),
  },
  {
    name: 'discard question',
    path: '/careers?as=visitor&dialog=sign-in',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Email Address' }).fill('a@hart.example');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Discard what you typed?' }).waitFor();
    },
  },
  { name: 'profile, new', path: '/careers?as=candidate&dialog=profile' },
  {
    name: 'profile, fields missing',
    path: '/careers?as=candidate&dialog=profile',
    open: sendEmpty('Create Profile'),
  },
  {
    name: 'profile, stored',
    path: '/careers?as=candidate-with-profile&dialog=profile',
  },
  {
    name: 'profile, resume refused',
    path: '/careers?as=candidate&dialog=profile',
    open: async (page) => {
      const file = { ...resume, name: 'resume.txt' };
      await page.getByLabel('Upload Resume (PDF)').setInputFiles(file);
      await page.locator('[type=file][aria-invalid=true]').waitFor();
    },
  },
];

const screens: State[] = [
  {
    name: 'contact form, fields missing',
    path: '/contact-us',
    open: sendEmpty('Get in Touch'),
  },
  {
    name: 'comment form, fields missing',
    path: '/blog-single/1',
    open: sendEmpty('Post Comment'),
  },
  {
    name: 'newsletter, email missing',
    path: '/about-us',
    open: async (page) => {
      await press(page, 'Subscribe');
      await page.getByRole('contentinfo').locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'privacy sections open',
    path: '/privacy_policy',
    open: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  { name: 'careers, candidate', path: '/careers?as=candidate' },
  { name: 'careers, applicant', path: '/careers?as=applicant' },
  { name: 'job, candidate', path: '/job-details/senior-ios-engineer?as=candidate' },
  { name: 'case study without details', path: '/case-studies/1?mock=getCaseStudy:caseStudyBare' },
  {
    name: 'home, every section failed',
    path: '/?mock=listVideoBanners:serverError,listServices:serverError,listTestimonials:serverError,listTeams:serverError',
  },
];

/** All states except payment and errors. */
export const parts: State[] = [...routes, ...menus, ...overlays, ...accounts, ...screens];
