/** Scenarios of the screens that show content. */
import type { CatalogueId } from '#errors/catalogue.ts';
import type { Scenario } from './scenario.ts';

export const contentScenarios = {
  bannerFailed: {
    place: 'Home, video banner',
    path: '/',
    mock: 'listVideoBanners:serverError',
    also: [
      { mock: 'listVideoBanners:missingCredential' },
      { mock: 'listVideoBanners:tooManyRequests' },
      { mock: 'listVideoBanners:badGateway' },
      { mock: 'listVideoBanners:gatewayTimeout' },
      { mock: 'listVideoBanners:network' },
      { mock: 'listVideoBanners:malformed' },
    ],
  },
  bannerEmpty: {
    place: 'Home, video banner',
    path: '/',
    mock: 'listVideoBanners:noVideoBanners',
  },
  servicesFailed: {
    place: 'Home, services; Services. The about section ignores it, the menu stays empty.',
    path: '/',
    mock: 'listServices:serverError',
    also: [
      { mock: 'listServices:serverError', path: '/services' },
      { mock: 'listServices:missingCredential', path: '/services' },
      { mock: 'listServices:malformed' },
    ],
  },
  testimonialsFailed: {
    place: 'Home, testimonials',
    path: '/',
    mock: 'listTestimonials:serverError',
    also: [
      { mock: 'listTestimonials:missingCredential' },
      { mock: 'listTestimonials:network' },
      { mock: 'listTestimonials:html' },
    ],
  },
  teamFailed: {
    place: 'Home, team; team member',
    path: '/',
    mock: 'listTeams:serverError',
    also: [
      { mock: 'listTeams:missingCredential', path: '/team-details/1' },
      { mock: 'listTeams:empty' },
    ],
  },
  teamEmpty: {
    place: 'Home, team; team member',
    path: '/',
    mock: 'listTeams:noTeams',
    also: [
      { mock: 'listTeams:teamsWithoutMainPage' },
      { mock: 'listTeams:noTeams', path: '/team-details/1' },
    ],
  },
  gamesMenuFailed: {
    place: 'Header of every page: the Games menu stays empty',
    path: '/about-us',
    mock: 'listGames:serverError',
    steps: ['openConsole'],
    also: [{ mock: 'listGames:missingCredential' }, { mock: 'listGames:network' }],
  },
  serviceFailed: {
    place: 'Service',
    path: '/services-details/1',
    mock: 'getService:serverError',
    also: [{ mock: 'getService:missingCredential' }],
  },
  serviceNotFound: {
    place: 'Service',
    path: '/services-details/1',
    mock: 'getService:serviceNotFound',
  },
  projectsFailed: {
    place: 'Portfolio',
    path: '/portfolio',
    mock: 'listProjects:serverError',
    says: 'HTTP error! status: 500',
    also: [
      { mock: 'listProjects:missingCredential', says: 'HTTP error! status: 401' },
      { mock: 'listProjects:network', says: 'Network error' },
      { mock: 'listProjects:malformed', says: 'Invalid data structure received from API' },
    ],
  },
  projectFailed: {
    place: 'Project',
    path: '/project-details/1',
    mock: 'getProject:serverError',
    says: 'HTTP error! status: 500',
    also: [{ mock: 'getProject:missingCredential', says: 'HTTP error! status: 401' }],
  },
  projectUnknown: {
    place: 'Project. The loader stays; after 3 s a way back joins it.',
    path: '/project-details/1',
    mock: 'getProject:projectNotFound',
  },
  caseStudiesFailed: {
    place: 'Case studies',
    path: '/case-studies',
    mock: 'listCaseStudies:serverError',
    says: 'HTTP error! status: 500',
    also: [{ mock: 'listCaseStudies:missingCredential', says: 'HTTP error! status: 401' }],
  },
  gameFailed: {
    place: 'Game',
    path: '/game-details/1',
    mock: 'getGame:serverError',
    says: 'HTTP error! status: 500',
    also: [
      { mock: 'getGame:gameNotFound', says: 'HTTP error! status: 404' },
      { mock: 'getGame:missingCredential', says: 'HTTP error! status: 401' },
    ],
  },
  caseStudyFailed: {
    place: 'Case study, as heading of every failure',
    path: '/case-studies/1',
    mock: 'getCaseStudy:serverError',
    also: [{ mock: 'getCaseStudy:network' }],
  },
  httpStatus: {
    place: 'Case study, below the heading',
    path: '/case-studies/1',
    mock: 'getCaseStudy:caseStudyNotFound',
    says: '404',
    also: [
      { mock: 'getCaseStudy:missingCredential', says: '401' },
      { mock: 'getCaseStudy:serverError', says: '500' },
      { mock: 'getCaseStudy:503', says: '503' },
    ],
  },
  invalidStructure: {
    place: 'Case study, below the heading',
    path: '/case-studies/1',
    mock: 'getCaseStudy:caseStudyMissing',
    also: [{ mock: 'getCaseStudy:malformed' }, { mock: 'getCaseStudy:html' }],
  },
  caseStudyEmpty: {
    place: 'Case study',
    path: '/case-studies/1',
    mock: 'getCaseStudy:caseStudyNull',
  },
  jobsFailed: {
    place: 'Careers, open positions',
    path: '/careers',
    mock: 'listJobs:serverError',
    also: [{ mock: 'listJobs:missingCredential' }, { mock: 'listJobs:html' }],
  },
  jobsUnreachable: {
    place: 'Careers, open positions',
    path: '/careers',
    mock: 'listJobs:network',
  },
  jobsEmpty: {
    place: 'Careers, open positions',
    path: '/careers',
    mock: 'listJobs:noJobs',
  },
  jobFailed: {
    place: 'Job, below “Job Not Found”',
    path: '/job-details/senior-ios-engineer',
    mock: 'getJob:jobNotFound',
    also: [{ mock: 'getJob:serverError' }, { mock: 'getJob:missingCredential' }],
  },
  jobUnreachable: {
    place: 'Job, below “Job Not Found”',
    path: '/job-details/senior-ios-engineer',
    mock: 'getJob:network',
  },
  jobInvalid: {
    place: 'Job, below “Job Not Found”',
    path: '/job-details/senior-ios-engineer',
    mock: 'getJob:malformed',
    also: [{ mock: 'getJob:empty' }],
  },
  departmentsFailed: {
    place: 'Careers: the department filter offers all departments only',
    path: '/careers',
    mock: 'listDepartments:serverError',
    steps: ['openConsole'],
    also: [{ mock: 'listDepartments:missingCredential' }],
  },
  dropdownsFailed: {
    place: 'Profile dialog: its lists have nothing to choose from',
    path: '/careers?dialog=profile',
    as: 'candidate',
    mock: 'getCareersDropdowns:serverError',
    steps: ['openConsole'],
    also: [{ mock: 'getCareersDropdowns:missingCredential' }],
  },
} as const satisfies Partial<Record<CatalogueId, Scenario>>;
