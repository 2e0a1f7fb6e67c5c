import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { Logo } from '#shared/layout/Logo.tsx';
import { SocialLinks } from '#shared/layout/SocialLinks.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { servicesQuery, serviceTitle } from '#shared/services/services.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/Fields.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { keyboards, useFieldError } from '#shared/ui/useFieldError.ts';
import { site } from '#site.ts';
import styles from './Footer.module.css';

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
          <p className={styles.blurb}>{site.blurb}</p>
          <SocialLinks />
        </div>
        <LinkColumn title="Company" links={company} />
        <LinkColumn title="Products" links={products} />
        {serviceLinks.length > 0 && <LinkColumn title="Services" links={serviceLinks} />}
        <Newsletter />
        <p className="ruled small soft full-width">
          © {site.name}, {site.cities}
        </p>
      </div>
    </footer>
  );
}

function Newsletter() {
  const { error, control } = useFieldError({ required: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    showToast('marketing', 'success', textOf('newsletterThanks'));
  };
  return (
    <Form className={`stack ${styles.newsletter}`} onSubmit={submit}>
      <h2 className={styles.title}>Letters from two cities</h2>
      <p className="soft">
        What we are building, playing and learning, sent only when there is something worth reading.
      </p>
      <label className="visually-hidden" htmlFor={control.id}>
        Your Email
      </label>
      <input
        {...control}
        {...keyboards.email}
        className={styles.input}
        type="email"
        name="email"
        autoComplete="email"
        placeholder="Your Email"
      />
      <Button type="submit" variant="light">
        Subscribe
      </Button>
      {error && (
        <p id={`${control.id}-error`} className={`small ${styles.error}`}>
          {error}
        </p>
      )}
    </Form>
  );
}
