import type { Change } from './site.ts';

type Failure = { what: string; target: string; change: Change; message: RegExp };

/** Responses that stop a run, and the start of the error message. */
export const failures: Failure[] = [
  {
    what: 'an error status',
    target: '/api/testimonials/',
    change: () => ({ status: 500 }),
    message:
      /^listTestimonials \(GET http.*\/api\/testimonials\/\) failed: it responded with 500\.$/,
  },
  {
    what: 'a redirect',
    target: '/api/services/2/',
    change: () => ({ status: 301, headers: { location: '/x' } }),
    message: /^getService .*it responded with 301/,
  },
  {
    what: 'no response in time',
    target: '/api/jobs/',
    change: () => null,
    message: /^listJobs .*no response within 0\.3 seconds/,
  },
  {
    what: 'another shape',
    target: '/api/teams/',
    change: () => ({ groups: [] }),
    message: /^listTeams .*\/api\/teams\/\) failed: it has no list "results"/,
  },
  {
    what: 'another shape of an item',
    target: '/api/case-studies/2',
    change: () => ({}),
    message:
      /^\/case-studies\/2 cannot be rendered: Invalid data structure[^.]*\. It asked for .*\/api\/case-studies\/2/,
  },
];
