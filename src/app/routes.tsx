import { type ComponentType, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Home } from '#features/home/Home.tsx';
import { Layout } from './Layout.tsx';
import { PlanPages } from './PlanPages.tsx';
import { ProductRedirect } from './ProductRedirect.tsx';
import { usePaymentReturn } from './usePaymentReturn.ts';

/** A page in a chunk of its own. */
function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

const Services = page(async () => (await import('#features/services/Services.tsx')).Services);
const ServiceDetails = page(
  async () => (await import('#features/services/ServiceDetails.tsx')).ServiceDetails,
);
const Portfolio = page(async () => (await import('#features/portfolio/Portfolio.tsx')).Portfolio);
const ProjectDetails = page(
  async () => (await import('#features/portfolio/ProjectDetails.tsx')).ProjectDetails,
);
const CaseStudies = page(
  async () => (await import('#features/case-studies/CaseStudies.tsx')).CaseStudies,
);
const CaseStudyDetails = page(
  async () => (await import('#features/case-studies/CaseStudyDetails.tsx')).CaseStudyDetails,
);
const GameDetails = page(async () => (await import('#features/games/GameDetails.tsx')).GameDetails);
const TeamDetails = page(
  async () => (await import('#features/company/TeamDetails.tsx')).TeamDetails,
);
const AboutUs = page(async () => (await import('#features/company/AboutUs.tsx')).AboutUs);
const ContactUs = page(async () => (await import('#features/company/ContactUs.tsx')).ContactUs);
const PrivacyPolicy = page(
  async () => (await import('#features/company/PrivacyPolicy.tsx')).PrivacyPolicy,
);
const BlogSingle = page(async () => (await import('#features/blog/BlogSingle.tsx')).BlogSingle);
const HumanResource = page(
  async () => (await import('#features/plans/HumanResource.tsx')).HumanResource,
);
const Scrapper = page(async () => (await import('#features/plans/Scrapper.tsx')).Scrapper);
const Pricing = page(async () => (await import('#features/plans/Pricing.tsx')).Pricing);
const Subscription = page(
  async () => (await import('#features/subscription/Subscription.tsx')).Subscription,
);
const Login = page(async () => (await import('#features/subscription/Login.tsx')).Login);
const Careers = page(async () => (await import('#features/careers/Careers.tsx')).Careers);
const JobDetails = page(async () => (await import('#features/careers/JobDetails.tsx')).JobDetails);
const NotFound = page(async () => (await import('#features/company/NotFound.tsx')).NotFound);

const redirects = [
  ['services-details', '/services-details/1'],
  ['project-details', '/project-details/1'],
  ['game-details', '/game-details/1'],
  ['team-details', '/team-details/1'],
] as const;

/** The route table of section 2. A trailing slash never makes a difference. */
export function AppRoutes() {
  usePaymentReturn();
  return (
    <Routes>
      <Route element={<Layout header="film" />}>
        <Route index element={<Home />} />
      </Route>
      <Route element={<Layout header="blue" />}>
        <Route path="services" element={<Services />} />
        <Route path="services-details/:id" element={<ServiceDetails />} />
        <Route path="portfolio" element={<Portfolio />} />
        <Route path="project-details/:id" element={<ProjectDetails />} />
        <Route path="case-studies" element={<CaseStudies />} />
        <Route path="case-studies/:id" element={<CaseStudyDetails />} />
        <Route path="game-details/:id" element={<GameDetails />} />
        <Route path="team-details/:id" element={<TeamDetails />} />
        <Route path="about-us" element={<AboutUs />} />
        <Route path="contact-us" element={<ContactUs />} />
        <Route path="privacy_policy" element={<PrivacyPolicy />} />
        <Route path="blog-single/:id" element={<BlogSingle />} />
        <Route path="blog-single-sidebar/:id" element={<BlogSingle />} />
        <Route element={<PlanPages />}>
          <Route path="humanresource" element={<HumanResource />} />
          <Route path="scrapper" element={<Scrapper />} />
          <Route path="pricing" element={<Pricing />} />
        </Route>
        <Route path="subscription" element={<Subscription />} />
        <Route path="combinedcomponent" element={<Subscription />} />
        <Route path="login" element={<Login />} />
        {redirects.map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path="product" element={<ProductRedirect />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<Layout header="careers" />}>
        <Route path="careers" element={<Careers />} />
        <Route path="job-details/:slug" element={<JobDetails />} />
      </Route>
    </Routes>
  );
}
