/** All routes of the site, for the router, prerendering, edge, tests and benchmarks. */
import type { ComponentType } from 'react';
import type { OperationId, operations as table } from '#contract/generated/operations.ts';

/** Layout of a page, by default `company`. */
export type LayoutName = 'home' | 'company' | 'careers';

/** List operation of the contract, and the property of its items, or of lists `within` them, that fills the path. */
type ContractList = { operation: OperationId; list: string; within?: string; name: string };

type FixedRoute = {
  layout?: LayoutName;
  screen: () => Promise<ComponentType>;
  /** Label in the main navigation, which is in route order. */
  menu?: string;
  top?: true;
};

/** A page per item. `sample` exists in the mock backend. */
type DetailRoute = {
  layout?: LayoutName;
  screen: () => Promise<ComponentType>;
  sample: string;
  items: ContractList | (() => Promise<readonly number[]>);
};

type RouteOf<Path> = Path extends `${string}/:${string}` ? DetailRoute : FixedRoute;

/** A value of `x-screens` in the contract: a path, a layout or `*`, optionally with a part after `: `. */
type Screen = (typeof table)[OperationId]['screens'][number];

type PlaceOf<Text> = Text extends `${infer Place}: ${string}` ? Place : Text;

/**
 * Paths that the contract names. The type of the table requires each as a route, so an unknown path does not compile.
 */
type ScreenPath = Exclude<PlaceOf<Screen>, LayoutName | '*'>;

const defineRoutes = <Table>(
  table: { [Path in keyof Table]: RouteOf<Path> } & Record<Exclude<ScreenPath, keyof Table>, never>,
): { [Path in keyof Table]: RouteOf<Path> } => table;

const articles = async () => (await import('#shared/blog/blog.ts')).blogTeasers.map(({ id }) => id);

export const routes = defineRoutes({
  '/': {
    layout: 'home',
    menu: 'Home',
    screen: async () => (await import('#features/home/Home.tsx')).Home,
  },
  '/portfolio': {
    menu: 'Portfolio',
    screen: async () => (await import('#features/portfolio/Portfolio.tsx')).Portfolio,
  },
  '/services': {
    menu: 'Services',
    top: true,
    screen: async () => (await import('#features/services/Services.tsx')).Services,
  },
  '/case-studies': {
    menu: 'Case Studies',
    screen: async () => (await import('#features/case-studies/CaseStudies.tsx')).CaseStudies,
  },
  '/careers': {
    layout: 'careers',
    menu: 'Careers',
    screen: async () => (await import('#features/careers/Careers.tsx')).Careers,
  },
  '/contact-us': {
    menu: 'Contact',
    screen: async () => (await import('#features/company/ContactUs.tsx')).ContactUs,
  },
  '/about-us': {
    menu: 'About',
    screen: async () => (await import('#features/company/AboutUs.tsx')).AboutUs,
  },
  '/privacy_policy': {
    screen: async () => (await import('#features/company/PrivacyPolicy.tsx')).PrivacyPolicy,
  },
  '/humanresource': {
    screen: async () => (await import('#features/plans/PlansPage.tsx')).HumanResource,
  },
  '/scrapper': {
    screen: async () => (await import('#features/plans/PlansPage.tsx')).Scrapper,
  },
  '/pricing': {
    screen: async () => (await import('#features/plans/PlansPage.tsx')).Pricing,
  },
  '/subscription': {
    screen: async () => (await import('#features/plans/checkout/Subscription.tsx')).Subscription,
  },
  '/combinedcomponent': {
    screen: async () => (await import('#features/plans/checkout/Subscription.tsx')).Subscription,
  },
  '/login': {
    screen: async () => (await import('#features/plans/checkout/Subscription.tsx')).Login,
  },
  '/services-details/:id': {
    screen: async () => (await import('#features/services/ServiceDetails.tsx')).ServiceDetails,
    sample: '3',
    items: { operation: 'listServices', list: 'results', name: 'id' },
  },
  '/project-details/:id': {
    screen: async () => (await import('#features/portfolio/ProjectDetails.tsx')).ProjectDetails,
    sample: '2',
    items: { operation: 'listProjects', list: 'results', name: 'id' },
  },
  '/case-studies/:id': {
    screen: async () =>
      (await import('#features/case-studies/CaseStudyDetails.tsx')).CaseStudyDetails,
    sample: '1',
    items: { operation: 'listCaseStudies', list: 'results', name: 'id' },
  },
  '/game-details/:id': {
    screen: async () => (await import('#features/games/GameDetails.tsx')).GameDetails,
    sample: '2',
    items: { operation: 'listGames', list: 'results', name: 'id' },
  },
  '/team-details/:id': {
    screen: async () => (await import('#features/company/TeamDetails.tsx')).TeamDetails,
    sample: '1',
    items: { operation: 'listTeams', list: 'results', within: 'members', name: 'id' },
  },
  '/blog-single/:id': {
    screen: async () => (await import('#features/blog/BlogSingle.tsx')).BlogSingle,
    sample: '4',
    items: articles,
  },
  '/blog-single-sidebar/:id': {
    screen: async () => (await import('#features/blog/BlogSingle.tsx')).BlogSingle,
    sample: '6',
    items: articles,
  },
  '/job-details/:slug': {
    layout: 'careers',
    screen: async () => (await import('#features/careers/JobDetails.tsx')).JobDetails,
    sample: 'senior-ios-engineer',
    items: { operation: 'listJobs', list: 'jobs', name: 'slug' },
  },
});

export type RoutePath = keyof typeof routes;

/** Layout of a route's page. */
export const layoutOf = (path: RoutePath): LayoutName => routes[path].layout ?? 'company';

export type DetailPath = Extract<RoutePath, `${string}/:${string}`>;

export type FixedPath = Exclude<RoutePath, DetailPath>;

const paths = Object.keys(routes) as RoutePath[];
const isDetailPath = (path: RoutePath): path is DetailPath => 'sample' in routes[path];

export const detailPaths: readonly DetailPath[] = paths.filter(isDetailPath);

export const fixedPaths = paths.filter((path): path is FixedPath => !isDetailPath(path));

/** Regular expression of a route's paths, without trailing slash. Ids are in their canonical form: '1', not '01'. */
export const patternOf = (path: RoutePath): string =>
  path.replace(/^\/$/, '').replace(':id', '[1-9]\\d*').replace(/:\w+/, '[^/]+');

/** `pathOf('/job-details/:slug', 'editor')` → '/job-details/editor'. */
export const pathOf = (pattern: DetailPath, name: string) => pattern.replace(/:\w+/, name);

/** One path per route; detail routes use their sample. */
export const samplePaths: readonly string[] = [
  ...fixedPaths,
  ...detailPaths.map((pattern) => pathOf(pattern, routes[pattern].sample)),
];

export const redirects = {
  '/services-details': '/services-details/1',
  '/project-details': '/project-details/1',
  '/game-details': '/game-details/1',
  '/team-details': '/team-details/1',
  '/product': '/#',
} as const;
