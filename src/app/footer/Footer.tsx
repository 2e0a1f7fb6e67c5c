import { useQuery } from '@tanstack/react-query';
import { Logo } from '#shared/layout/Logo.tsx';
import { SocialLinks } from '#shared/layout/SocialLinks.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { servicesQuery, serviceTitle } from '#shared/services/services.ts';
import { site } from '#site.ts';
import styles from './Footer.module.css';
import { Newsletter } from './Newsletter.tsx';

const company = [
  { label: 'Company Profile', to: '/about-us' },
  { label: 'About', to: '/about-us' },
  { label: 'Contact', to: '/contact-us' },
  { label: 'Careers', to: '/careers' },
  { label: 'Privacy Policy', to: '/privacy_policy' },
];

const products = [
  { label: 'Human Resource', to: '/humanresource' },
  { label: 'AI Scrapper', to: '/scrapper' },
  { label: 'Pricing', to: '/pricing' },
];

function LinkColumn({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={`quiet-links ${styles.links}`}>
        {withKeys(links, (link) => link.to).map(([key, { label, to }]) => (
          <li key={key}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  const { data: services = [] } = useQuery(servicesQuery());
  const serviceLinks = services
    .slice(0, 6)
    .map((service) => ({ label: serviceTitle(service), to: `/services-details/${service.id}` }));
  return (
    <footer className={`${styles.footer} on-ink`}>
      <div className={`container auto-grid ${styles.content}`}>
        <div className={`stack ${styles.brand}`}>
          <Logo />
          <p>{site.blurb}</p>
          <SocialLinks />
        </div>
        <LinkColumn title="Company" links={company} />
        <LinkColumn title="Products" links={products} />
        {serviceLinks.length > 0 && <LinkColumn title="Services" links={serviceLinks} />}
        <Newsletter />
        <p className="ruled small soft whole">
          © {site.name}, {site.cities}
        </p>
      </div>
    </footer>
  );
}
