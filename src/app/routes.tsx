import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { barePath, type Frame, type PagePath, pathsByFrame, redirects } from '#lib/paths.ts';
import { AccountDialogs, AccountMenu } from './accountParts.ts';
import { type Chunk, chunk } from './chunk.tsx';
import { Layout } from './Layout.tsx';
import { ProductRedirect } from './ProductRedirect.tsx';
import { usePaymentReturn } from './usePaymentReturn.ts';

const Subscription = chunk(
  async () => (await import('#features/subscription/Subscription.tsx')).Subscription,
);
const PlanPages = chunk(async () => (await import('./PlanPages.tsx')).PlanPages);
const BlogSingle = chunk(async () => (await import('#features/blog/BlogSingle.tsx')).BlogSingle);
const NotFound = chunk(async () => (await import('#features/company/NotFound.tsx')).NotFound);

const screens: Record<PagePath, Chunk<object>> = {
  '/': chunk(async () => (await import('#features/home/Home.tsx')).Home),
  '/services': chunk(async () => (await import('#features/services/Services.tsx')).Services),
  '/services-details/:id': chunk(
    async () => (await import('#features/services/ServiceDetails.tsx')).ServiceDetails,
  ),
  '/portfolio': chunk(async () => (await import('#features/portfolio/Portfolio.tsx')).Portfolio),
  '/project-details/:id': chunk(
    async () => (await import('#features/portfolio/ProjectDetails.tsx')).ProjectDetails,
  ),
  '/case-studies': chunk(
    async () => (await import('#features/case-studies/CaseStudies.tsx')).CaseStudies,
  ),
  '/case-studies/:id': chunk(
    async () => (await import('#features/case-studies/CaseStudyDetails.tsx')).CaseStudyDetails,
  ),
  '/game-details/:id': chunk(
    async () => (await import('#features/games/GameDetails.tsx')).GameDetails,
  ),
  '/team-details/:id': chunk(
    async () => (await import('#features/company/TeamDetails.tsx')).TeamDetails,
  ),
  '/about-us': chunk(async () => (await import('#features/company/AboutUs.tsx')).AboutUs),
  '/contact-us': chunk(async () => (await import('#features/company/ContactUs.tsx')).ContactUs),
  '/privacy_policy': chunk(
    async () => (await import('#features/company/PrivacyPolicy.tsx')).PrivacyPolicy,
  ),
  '/blog-single/:id': BlogSingle,
  '/blog-single-sidebar/:id': BlogSingle,
  '/humanresource': chunk(
    async () => (await import('#features/plans/HumanResource.tsx')).HumanResource,
  ),
  '/scrapper': chunk(async () => (await import('#features/plans/Scrapper.tsx')).Scrapper),
  '/pricing': chunk(async () => (await import('#features/plans/Pricing.tsx')).Pricing),
  '/subscription': Subscription,
  '/combinedcomponent': Subscription,
  '/login': chunk(async () => (await import('#features/subscription/Subscription.tsx')).Login),
  '/careers': chunk(async () => (await import('#features/careers/Careers.tsx')).Careers),
  '/job-details/:slug': chunk(
    async () => (await import('#features/careers/JobDetails.tsx')).JobDetails,
  ),
};

/** The page that a pathname leads to; null where it is not found, or leads elsewhere. */
function findPage(pathname: string): PagePath | null {
  const paths = Object.values(pathsByFrame).flat();
  return paths.find((path) => matchPath(path, pathname)) ?? null;
}

/** Whether HTML that was prerendered for a path (null: for every path that is not found) shows what a pathname leads to. */
export function isHtmlOf(path: string | null, pathname: string): boolean {
  const bare = barePath(pathname);
  return path === null ? !findPage(bare) && !(bare in redirects) : path === bare;
}

/** Loads the code that the page at a pathname shows at first. */
export async function preloadPage(pathname: string): Promise<void> {
  const path = findPage(pathname);
  const screen = path === null ? NotFound : screens[path];
  const isIn = (frame: Frame) => path !== null && pathsByFrame[frame].includes(path);
  const parts = isIn('careers') ? [AccountMenu, AccountDialogs] : isIn('plans') ? [PlanPages] : [];
  await Promise.all([screen, ...parts].map((part) => part.preload()));
}

function routesOf(frame: Frame) {
  return pathsByFrame[frame].map((path) => {
    const Screen = screens[path];
    return <Route key={path} path={path} element={<Screen />} />;
  });
}

/** The route table of section 2. A trailing slash never makes a difference. */
export function AppRoutes() {
  usePaymentReturn();
  return (
    <Routes>
      <Route element={<Layout header="film" />}>{routesOf('home')}</Route>
      <Route element={<Layout header="blue" />}>
        {routesOf('company')}
        <Route element={<PlanPages />}>{routesOf('plans')}</Route>
        {Object.entries(redirects).map(([from, to]) => (
          <Route
            key={from}
            path={from}
            element={to === '/#' ? <ProductRedirect /> : <Navigate to={to} replace />}
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<Layout header="careers" />}>{routesOf('careers')}</Route>
    </Routes>
  );
}
