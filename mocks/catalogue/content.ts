/** Reproductions of the screens that show content. */
import { at, type Visit } from './reproduction.ts';

const menu: Visit = { path: '/about-us', steps: ['openConsole'] };
const filter: Visit = { path: '/careers', steps: ['openConsole'] };
const form: Visit = { path: '/careers?dialog=profile', as: 'candidate', steps: ['openConsole'] };
const job = '/job-details/senior-ios-engineer';
const servicesPlace =
  'Home, services; Services. The about section ignores it, the menu stays empty.';

export const contentReproductions = {
  ...at('Home, video banner', 'section', '/', {
    bannerFailed: `listVideoBanners: serverError missingCredential tooManyRequests badGateway
      gatewayTimeout network malformed`,
    bannerEmpty: 'listVideoBanners: noVideoBanners',
  }),
  ...at(servicesPlace, 'section', '/', {
    servicesFailed: [
      'listServices: serverError malformed',
      ['/services', 'listServices: serverError missingCredential pageNotFound'],
    ],
  }),
  ...at('Home, testimonials', 'section', '/', {
    testimonialsFailed: 'listTestimonials: serverError missingCredential network html',
  }),
  ...at('Home, team; team member', 'section', '/', {
    teamFailed: [
      'listTeams: serverError empty',
      ['/team-details/1', 'listTeams: missingCredential'],
    ],
    teamEmpty: [
      'listTeams: noTeams teamsWithoutMainPage',
      ['/team-details/1', 'listTeams: noTeams'],
    ],
  }),
  ...at('Header of every page: the Games menu stays empty', 'log', menu, {
    gamesMenuFailed: 'listGames: serverError missingCredential network',
  }),
  ...at('Service', 'page', '/services-details/1', {
    serviceFailed: 'getService: serverError missingCredential',
    serviceNotFound: 'getService: serviceNotFound',
  }),
  ...at('Portfolio', 'page', '/portfolio', {
    projectsFailed: 'listProjects: serverError missingCredential pageNotFound network malformed',
  }),
  ...at('Project', 'page', '/project-details/1', {
    projectFailed: 'getProject: serverError missingCredential',
  }),
  ...at('Project. The loader stays; after 3 s a way back joins it.', 'page', '/project-details/1', {
    projectUnknown: 'getProject: projectNotFound',
  }),
  ...at('Case studies', 'page', '/case-studies', {
    caseStudiesFailed: 'listCaseStudies: serverError missingCredential pageNotFound',
  }),
  ...at('Game', 'page', '/game-details/1', {
    gameFailed: 'getGame: serverError missingCredential gameNotFound',
  }),
  ...at('Case study, as heading of every failure', 'page', '/case-studies/1', {
    caseStudyFailed: 'getCaseStudy: serverError network',
  }),
  ...at('Case study, below the heading', 'page', '/case-studies/1', {
    httpStatus: 'getCaseStudy: caseStudyNotFound missingCredential serverError 503',
    invalidStructure: 'getCaseStudy: caseStudyMissing malformed html',
  }),
  ...at('Case study', 'page', '/case-studies/1', { caseStudyEmpty: 'getCaseStudy: caseStudyNull' }),
  ...at('Careers, open positions', 'section', '/careers', {
    jobsFailed: 'listJobs: serverError missingCredential filterInvalid html',
    jobsUnreachable: 'listJobs: network',
    jobsEmpty: 'listJobs: noJobs',
  }),
  ...at('Job, below “Job Not Found”', 'page', job, {
    jobFailed: 'getJob: jobNotFound serverError missingCredential',
    jobUnreachable: 'getJob: network',
    jobInvalid: 'getJob: malformed empty',
  }),
  ...at('Careers: the department filter offers all departments only', 'log', filter, {
    departmentsFailed: 'listDepartments: serverError missingCredential',
  }),
  ...at('Profile dialog: its lists have nothing to choose from', 'log', form, {
    dropdownsFailed: 'getCareersDropdowns: serverError missingCredential',
  }),
};
