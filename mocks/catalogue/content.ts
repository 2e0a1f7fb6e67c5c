/** Scenarios of the screens that show content. */
import type { CatalogueId } from '#errors/catalogue.ts';
import type { Cause, Scenario } from './scenario.ts';

const banner = { place: 'Home, video banner', path: '/' };
const team = { place: 'Home, team; team member', path: '/' };
const service = { place: 'Service', path: '/services-details/1' };
const caseStudy = { place: 'Case study, below the heading', path: '/case-studies/1' };
const jobs = { place: 'Careers, open positions', path: '/careers' };
const job = { place: 'Job, below “Job Not Found”', path: '/job-details/senior-ios-engineer' };

/** Failures of a call whose text ends with the status. */
const withStatus = (call: string, ...others: Partial<Cause>[]) => ({
  mock: `${call}:serverError`,
  says: 'HTTP error! status: 500',
  also: [{ mock: `${call}:missingCredential`, says: 'HTTP error! status: 401' }, ...others],
});

export const contentScenarios = {
  bannerFailed: {
    surface: 'section',
    ...banner,
    mock: 'listVideoBanners:serverError',
    also: [
      'missingCredential',
      'tooManyRequests',
      'badGateway',
      'gatewayTimeout',
      'network',
      'malformed',
    ],
  },
  bannerEmpty: { surface: 'section', ...banner, mock: 'listVideoBanners:noVideoBanners' },
  servicesFailed: {
    surface: 'section',
    place: 'Home, services; Services. The about section ignores it, the menu stays empty.',
    path: '/',
    mock: 'listServices:serverError',
    also: [
      { path: '/services' },
      { mock: 'listServices:missingCredential', path: '/services' },
      { mock: 'listServices:pageNotFound', path: '/services' },
      'malformed',
    ],
  },
  testimonialsFailed: {
    surface: 'section',
    place: 'Home, testimonials',
    path: '/',
    mock: 'listTestimonials:serverError',
    also: ['missingCredential', 'network', 'html'],
  },
  teamFailed: {
    surface: 'section',
    ...team,
    mock: 'listTeams:serverError',
    also: [{ mock: 'listTeams:missingCredential', path: '/team-details/1' }, 'empty'],
  },
  teamEmpty: {
    surface: 'section',
    ...team,
    mock: 'listTeams:noTeams',
    also: ['teamsWithoutMainPage', { path: '/team-details/1' }],
  },
  gamesMenuFailed: {
    surface: 'log',
    place: 'Header of every page: the Games menu stays empty',
    path: '/about-us',
    mock: 'listGames:serverError',
    steps: ['openConsole'],
    also: ['missingCredential', 'network'],
  },
  serviceFailed: {
    surface: 'page',
    ...service,
    mock: 'getService:serverError',
    also: ['missingCredential'],
  },
  serviceNotFound: { surface: 'page', ...service, mock: 'getService:serviceNotFound' },
  projectsFailed: {
    surface: 'page',
    place: 'Portfolio',
    path: '/portfolio',
    ...withStatus(
      'listProjects',
      { mock: 'listProjects:pageNotFound', says: 'HTTP error! status: 404' },
      { mock: 'listProjects:network', says: 'Network error' },
      { mock: 'listProjects:malformed', says: 'Invalid data structure received from API' },
    ),
  },
  projectFailed: {
    surface: 'page',
    place: 'Project',
    path: '/project-details/1',
    ...withStatus('getProject'),
  },
  projectUnknown: {
    surface: 'page',
    place: 'Project. The loader stays; after 3 s a way back joins it.',
    path: '/project-details/1',
    mock: 'getProject:projectNotFound',
  },
  caseStudiesFailed: {
    surface: 'page',
    place: 'Case studies',
    path: '/case-studies',
    ...withStatus('listCaseStudies', {
      mock: 'listCaseStudies:pageNotFound',
      says: 'HTTP error! status: 404',
    }),
  },
  gameFailed: {
    surface: 'page',
    place: 'Game',
    path: '/game-details/1',
    ...withStatus('getGame', { mock: 'getGame:gameNotFound', says: 'HTTP error! status: 404' }),
  },
  caseStudyFailed: {
    surface: 'page',
    ...caseStudy,
    place: 'Case study, as heading of every failure',
    mock: 'getCaseStudy:serverError',
    also: ['network'],
  },
  httpStatus: {
    surface: 'page',
    ...caseStudy,
    mock: 'getCaseStudy:caseStudyNotFound',
    says: '404',
    also: [
      { mock: 'getCaseStudy:missingCredential', says: '401' },
      { mock: 'getCaseStudy:serverError', says: '500' },
      { mock: 'getCaseStudy:503', says: '503' },
    ],
  },
  invalidStructure: {
    surface: 'page',
    ...caseStudy,
    mock: 'getCaseStudy:caseStudyMissing',
    also: ['malformed', 'html'],
  },
  caseStudyEmpty: {
    surface: 'page',
    ...caseStudy,
    place: 'Case study',
    mock: 'getCaseStudy:caseStudyNull',
  },
  jobsFailed: {
    surface: 'section',
    ...jobs,
    mock: 'listJobs:serverError',
    also: ['missingCredential', 'filterInvalid', 'html'],
  },
  jobsUnreachable: { surface: 'section', ...jobs, mock: 'listJobs:network' },
  jobsEmpty: { surface: 'section', ...jobs, mock: 'listJobs:noJobs' },
  jobFailed: {
    surface: 'page',
    ...job,
    mock: 'getJob:jobNotFound',
    also: ['serverError', 'missingCredential'],
  },
  jobUnreachable: { surface: 'page', ...job, mock: 'getJob:network' },
  jobInvalid: { surface: 'page', ...job, mock: 'getJob:malformed', also: ['empty'] },
  departmentsFailed: {
    surface: 'log',
    place: 'Careers: the department filter offers all departments only',
    path: '/careers',
    mock: 'listDepartments:serverError',
    steps: ['openConsole'],
    also: ['missingCredential'],
  },
  dropdownsFailed: {
    surface: 'log',
    place: 'Profile dialog: its lists have nothing to choose from',
    path: '/careers?dialog=profile',
    as: 'candidate',
    mock: 'getCareersDropdowns:serverError',
    steps: ['openConsole'],
    also: ['missingCredential'],
  },
} as const satisfies Partial<Record<CatalogueId, Scenario>>;
