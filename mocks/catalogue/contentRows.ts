/** How to see the texts of the screens that show content, and of their forms. */
import { at, rows, type Visit, when } from './cause.ts';

const home = { surface: 'section', path: '/' } as const;
const careers = { surface: 'section', path: '/careers' } as const;
const page = (path: string) => ({ surface: 'page', path }) as const;
const log = (path: string, as?: Visit['as']) =>
  ({ surface: 'log', path, as, steps: ['openConsole'] }) as const;

const services = 'Home, services; Services. The about section ignores it, the menu stays empty.';
const onTeam = { path: '/team-details/1' };

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
      ...at({ path: '/services' }, when('listServices', 'missingCredential', 'pageNotFound')),
    ],
  }),
  ...rows('Home, testimonials', home, {
    testimonialsFailed: when('listTestimonials', 'serverError', 'missingCredential', 'html'),
  }),
  ...rows('Home, team; team member', home, {
    teamFailed: [
      ...when('listTeams', 'serverError', 'empty'),
      ...at(onTeam, when('listTeams', 'missingCredential')),
    ],
    teamEmpty: [
      ...when('listTeams', 'noTeams', 'teamsWithoutMainPage'),
      ...at(onTeam, when('listTeams', 'noTeams')),
    ],
  }),
  ...rows('Header of every page: the Games menu stays empty', log('/about-us'), {
    gamesMenuFailed: when('listGames', 'serverError', 'missingCredential', 'network'),
  }),
  ...rows('Service', page('/services-details/1'), {
    serviceFailed: when('getService', 'serverError', 'missingCredential'),
    serviceNotFound: when('getService', 'serviceNotFound'),
  }),
  ...rows('Portfolio', page('/portfolio'), {
    projectsFailed: [
      ...when('listProjects', 'serverError', 'missingCredential', 'pageNotFound'),
      ...when('listProjects', 'network', 'malformed'),
    ],
  }),
  ...rows('Project. Of an unknown one the loader stays', page('/project-details/1'), {
    projectFailed: when('getProject', 'serverError', 'missingCredential'),
    projectUnknown: when('getProject', 'projectNotFound'),
  }),
  ...rows('Case studies', page('/case-studies'), {
    caseStudiesFailed: when('listCaseStudies', 'serverError', 'missingCredential', 'pageNotFound'),
  }),
  ...rows('Game', page('/game-details/1'), {
    gameFailed: when('getGame', 'serverError', 'missingCredential', 'gameNotFound'),
  }),
  ...rows(
    'Case study: a heading of every failure, with the reason below',
    page('/case-studies/1'),
    {
      caseStudyFailed: when('getCaseStudy', 'serverError', 'network'),
      httpStatus: [
        ...when('getCaseStudy', 'caseStudyNotFound', 'missingCredential', 'serverError', '503'),
      ],
      invalidStructure: when('getCaseStudy', 'caseStudyMissing', 'malformed', 'html'),
      caseStudyEmpty: when('getCaseStudy', 'caseStudyNull'),
    },
  ),
  ...rows('Careers, open positions', careers, {
    jobsFailed: when('listJobs', 'serverError', 'missingCredential', 'filterInvalid', 'html'),
    jobsUnreachable: when('listJobs', 'network'),
    jobsEmpty: when('listJobs', 'noJobs'),
  }),
  ...rows('Job, below “Job Not Found”', page('/job-details/senior-ios-engineer'), {
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

const toast = (kind: 'success' | 'error', path: string, step: NonNullable<Visit['steps']>[0]) =>
  ({ surface: `${kind} toast`, path, steps: [step] }) as const;

const contactForm = 'Contact us and Home, contact form';

/** Texts of the contact form, the newsletter and the comment form. */
export const contactRows = {
  ...rows(contactForm, toast('success', '/contact-us', 'sendMessage'), {
    contactSent: [
      ...when('sendEmail', 'messageSent', 'messageSentByStatus', 'messageSentByMessage'),
      ...when('sendEmail', 'messageSentByFlag', 'messageSentByCount', 'messageAccepted'),
      ...when('sendEmail', 'messageSentDespiteStatus', 'messageQueued'),
    ],
  }),
  ...rows(contactForm, toast('error', '/contact-us', 'sendMessage'), {
    contactRefused: [
      ...when('sendEmail', 'messageRefused', 'messageInvalid', 'crossSiteRefused'),
      ...when('sendEmail', 'bodyTooLarge', 'tooManyRequests', 'badGateway', 'gatewayTimeout'),
    ],
    contactUnclear: when('sendEmail', 'messageUnclear', 'html'),
    contactFailed: [
      ...when('sendEmail', 'messageFailed', 'missingCredential', 'csrfFailed'),
      ...when('sendEmail', 'network', 'timeout'),
    ],
  }),
  ...rows('Footer of every page', toast('success', '/contact-us', 'subscribeToNewsletter'), {
    newsletterThanks: [],
  }),
  ...rows('Blog article, comment form', toast('success', '/blog-single/1', 'sendComment'), {
    commentThanks: [],
  }),
};
