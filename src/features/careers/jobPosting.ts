import type { Job } from '#contract/generated/decoders/agency/jobs.ts';
import { isoDate } from '#shared/lib/calendarDate.ts';
import type { JsonLd } from '#shared/metadata/jsonLd.ts';
import { absoluteUrl, postalAddress } from '#shared/metadata/jsonLd.ts';
import { cleanHtml, type Place } from '#shared/ui/cleanHtml.ts';
import { site } from '#site.ts';
import type { JobType } from './jobs.ts';

const employmentTypes: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

const currencies: Record<string, string> = { '£': 'GBP', '€': 'EUR', PKR: 'PKR', GBP: 'GBP' };

const salary =
  /^(?<symbol>£|€|PKR|GBP)\s?(?<from>[\d,]+)(?:\s?[–-]\s?(?:\k<symbol>\s?)?(?<to>[\d,]+))? (?:a|per) (?<unit>hour|day|week|month|year)$/;

/** Parses salaries such as '£40,000 – £50,000 per year'; null for any other text. */
export function baseSalary(salaryRange: string): JsonLd | null {
  const { symbol = '', from = '', to, unit = '' } = salary.exec(salaryRange.trim())?.groups ?? {};
  const amount = (digits: string) => Number(digits.replaceAll(',', ''));
  if (!(amount(from) > 0)) return null;
  const range = to ? { minValue: amount(from), maxValue: amount(to) } : { value: amount(from) };
  return {
    '@type': 'MonetaryAmount',
    currency: currencies[symbol],
    value: { '@type': 'QuantitativeValue', ...range, unitText: unit.toUpperCase() },
  };
}

/**
 * JobPosting for search engines; null for a closed job, if the required title, text or date is missing, or at a place
 * without an office. A job without a place is at all offices.
 */
export function jobPosting(job: Job): JsonLd | null {
  const { title, slug, job_type: type } = job;
  const place: Place = { page: `/job-details/${slug}`, below: 2, isHeading: false };
  const text = [job.description, job.responsibilities, job.qualifications]
    .map((html) => (html ? String(cleanHtml(html, place)) : ''))
    .join('');
  const offices = site.offices.filter(({ city }) => !job.location || job.location.includes(city));
  const posted = isoDate(job.posted_date);
  if (job.is_active === false || !title || !text || !posted || offices.length === 0) return null;
  return {
    '@type': 'JobPosting',
    title,
    description: text,
    identifier: { '@type': 'PropertyValue', name: site.name, value: slug },
    datePosted: posted,
    validThrough: isoDate(job.closing_date) ?? undefined,
    employmentType: type ? employmentTypes[type] : undefined,
    hiringOrganization: {
      '@type': 'Organization',
      name: site.name,
      sameAs: absoluteUrl('/') ?? undefined,
      logo: absoluteUrl('/icon-512.png') ?? undefined,
    },
    jobLocation: offices.map((office) => ({ '@type': 'Place', address: postalAddress(office) })),
    baseSalary: baseSalary(job.salary_range ?? '') ?? undefined,
  };
}
