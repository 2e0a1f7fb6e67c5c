/** How to see the texts of the screens that show content, and of their forms. */
import { at, bodyText, type Cause, type Row, reason, rows, status, when } from './cause.ts';

const home = { surface: 'section', path: '/' } as const;
const careers = { surface: 'section', path: '/careers' } as const;
const page = (path: string, says?: Row['says']) => ({ surface: 'page' as const, path, says });
const log = (path: string, as?: Row['as']) =>
  ({ surface: 'log', path, as, steps: ['openConsole'] }) as const;

const services = 'Home, services; Services. The about section ignores it, the menu stays empty.';
const slowProject = 'Project. The loader stays; after 3 s a way back joins it.';
const oneJob = page('/job-details/senior-ios-engineer');
const story = '/case-studies/1';
const onTeam = (causes: Cause[]) => at({ path: '/team-details/1' }, causes);
const onServices = (causes: Cause[]) => at({ path: '/services' }, causes);

/** Texts of the screens that show content. */
export const contentRows = {
  ...rows('Home, video banner', home, {
    bannerFailed: [
      ...when('listVideoBanners', 'serverError', 'missingCredential', 'tooManyRequests'),
      ...when('listVideoBanners', 'badGateway', 'gatewayTimeout', 'network', 'malformed'),
    ],
    bannerEmpty: when('listVideoBanners', 'noVideoBanners'),
  }),
  ...rows(services, home, {
    servicesFailed: [
      ...when('listServices', 'serverError', 'malformed'),
      ...onServices(when('listServices', 'serverError', 'missingCredential', 'pageNotFound')),
    ],
  }),
  ...rows('Home, testimonials', home, {
    testimonialsFailed: [
      ...when('listTestimonials', 'serverError', 'missingCredential', 'network', 'html'),
    ],
  }),
  ...rows('Home, team; team member', home, {
    teamFailed: [
      ...when('listTeams', 'serverError', 'empty'),
      ...onTeam(when('listTeams', 'missingCredential')),
    ],
    teamEmpty: [
      ...when('listTeams', 'noTeams', 'teamsWithoutMainPage'),
      ...onTeam(when('listTeams', 'noTeams')),
    ],
  }),
  ...rows('Header of every page: the Games menu stays empty', log('/about-us'), {
    gamesMenuFailed: when('listGames', 'serverError', 'missingCredential', 'network'),
  }),
  ...rows('Service', page('/services-details/1'), {
    serviceFailed: when('getService', 'serverError', 'missingCredential'),
    serviceNotFound: when('getService', 'serviceNotFound'),
  }),
  ...rows('Portfolio', page('/portfolio', reason), {
    projectsFailed: [
      ...when('listProjects', 'serverError', 'missingCredential', 'pageNotFound'),
      ...when('listProjects', 'network', 'malformed'),
    ],
  }),
  ...rows('Project', page('/project-details/1', reason), {
    projectFailed: when('getProject', 'serverError', 'missingCredential'),
  }),
  ...rows(slowProject, page('/project-details/1'), {
    projectUnknown: when('getProject', 'projectNotFound'),
  }),
  ...rows('Case studies', page('/case-studies', reason), {
    caseStudiesFailed: when('listCaseStudies', 'serverError', 'missingCredential', 'pageNotFound'),
  }),
  ...rows('Game', page('/game-details/1', reason), {
    gameFailed: when('getGame', 'serverError', 'missingCredential', 'gameNotFound'),
  }),
  ...rows('Case study, as heading of every failure', page(story), {
    caseStudyFailed: when('getCaseStudy', 'serverError', 'network'),
  }),
  ...rows('Case study, below the heading', page(story, status), {
    httpStatus: when(
      'getCaseStudy',
      'caseStudyNotFound',
      'missingCredential',
      'serverError',
      '503',
    ),
  }),
  ...rows('Case study, below the heading', page(story), {
    invalidStructure: when('getCaseStudy', 'caseStudyMissing', 'malformed', 'html'),
  }),
  ...rows('Case study', page(story), { caseStudyEmpty: when('getCaseStudy', 'caseStudyNull') }),
  ...rows('Careers, open positions', careers, {
    jobsFailed: when('listJobs', 'serverError', 'missingCredential', 'filterInvalid', 'html'),
    jobsUnreachable: when('listJobs', 'network'),
    jobsEmpty: when('listJobs', 'noJobs'),
  }),
  ...rows('Job, below “Job Not Found”', oneJob, {
    jobFailed: when('getJob', 'jobNotFound', 'serverError', 'missingCredential'),
    jobUnreachable: when('getJob', 'network'),
    jobInvalid: when('getJob', 'malformed', 'empty'),
  }),
  ...rows('Careers: the department filter offers all departments only', log('/careers'), {
    departmentsFailed: when('listDepartments', 'serverError', 'missingCredential'),
  }),
  ...rows('Profile dialog: empty lists', log('/careers?dialog=profile', 'candidate'), {
    dropdownsFailed: when('getCareersDropdowns', 'serverError', 'missingCredential'),
  }),
};

const send = { path: '/contact-us', steps: ['sendMessage'] } as const;
const sent = { surface: 'success toast', ...send } as const;
const notSent = { surface: 'error toast', ...send } as const;
const refused = { ...notSent, says: bodyText };
const subscribed = { surface: 'success toast', path: '/contact-us' } as const;
const commented = { surface: 'success toast', path: '/blog-single/1' } as const;

/** Texts of the contact form, the newsletter and the comment form. */
export const contactRows = {
  ...rows('Contact us and Home, contact form', sent, {
    contactSent: [
      ...when('sendEmail', 'messageSent', 'messageSentByStatus', 'messageSentByMessage'),
      ...when('sendEmail', 'messageSentByFlag', 'messageSentByCount'),
      ...when('sendEmail', 'messageSentDespiteStatus', 'messageQueued'),
    ],
  }),
  ...rows('Contact us and Home, contact form', refused, {
    contactRefused: [
      ...when('sendEmail', 'messageRefused', 'messageInvalid', 'crossSiteRefused'),
      ...when('sendEmail', 'bodyTooLarge', 'tooManyRequests', 'badGateway', 'gatewayTimeout'),
    ],
  }),
  ...rows('Contact us and Home, contact form', notSent, {
    contactUnclear: when('sendEmail', 'messageUnclear', 'html'),
    contactFailed: [
      ...when('sendEmail', 'messageFailed', 'missingCredential', 'csrfFailed'),
      ...when('sendEmail', 'network', 'timeout'),
    ],
  }),
  ...rows(
    'Footer of every page',
    { ...subscribed, steps: ['subscribeToNewsletter'] },
    { newsletterThanks: [] },
  ),
  ...rows(
    'Blog article, comment form',
    { ...commented, steps: ['sendComment'] },
    { commentThanks: [] },
  ),
};
