/** Mutants with valid shapes but wrong behaviour. */
import { inBody, type Mutant, setField } from './mutant.ts';

export const behaviourViolations: Omit<Mutant, 'sort'>[] = [
  {
    name: 'listJobs: does not filter by job type',
    operation: 'listJobs',
    field: '/jobs/*/job_type',
    rewrites: ({ searchParams }) => searchParams.delete('job_type'),
  },
  {
    name: 'listJobs: does not filter by department',
    operation: 'listJobs',
    field: '/jobs/*/department',
    rewrites: ({ searchParams }) => searchParams.delete('department_id'),
  },
  {
    name: 'listJobs: does not search',
    operation: 'listJobs',
    field: '/jobs',
    rewrites: ({ searchParams }) => searchParams.delete('search'),
  },
  {
    name: 'createProfile 400: another text for an existing profile',
    operation: 'createProfile',
    field: '/message',
    status: 400,
    breaks: setField('/message', 'There is one.'),
  },
  {
    name: 'applyToJob 400: another text for a second application',
    operation: 'applyToJob',
    field: '/message',
    status: 400,
    breaks: inBody(() => ({ error: 'Duplicate.' })),
  },
  {
    name: 'sendEmail 200: no sign of success',
    operation: 'sendEmail',
    field: '/status',
    status: 200,
    breaks: inBody(() => ({})),
  },
  {
    name: 'updateProfile 200: shows the old profile',
    operation: 'updateProfile',
    field: '/profile/job_title',
    status: 200,
    breaks: setField('/profile/job_title', 'as before'),
  },
  {
    name: 'checkProfile 200: somebody else',
    operation: 'checkProfile',
    field: '/profile/user/email',
    status: 200,
    breaks: inBody((body) => {
      const profile = body.profile as Record<string, unknown> | null;
      return { ...body, profile: profile && { ...profile, user: { email: 'else@home.example' } } };
    }),
  },
];
