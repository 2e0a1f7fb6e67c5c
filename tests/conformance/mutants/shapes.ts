/** Mutants of body schemas: renamed, missing, null, wrong type, wrong envelope, wrong value. */
import type { OperationId } from '#contract/generated/operations.ts';
import { generalize } from '../../../conformance/src/violations.ts';
import { atField, type Breaks, inBody, type Mutant, mutants, setField } from './mutant.ts';

/** Where a mutant changes a body, and the value or name that it writes. */
type Place = [operation: OperationId, status: number, pointer: string, by?: unknown];

/** Mutants of one sort; by default they set the value. */
const shapes = (
  sort: string,
  places: Place[],
  breaks: (pointer: string, by: unknown) => Breaks = setField,
): Mutant[] =>
  mutants(
    places.map(([operation, status, pointer, by]) => {
      const what = `${pointer} ${sort}`;
      return [operation, status, generalize(pointer), what, breaks(pointer, by)];
    }),
  );

const rename = (pointer: string, to: unknown): Breaks =>
  atField(pointer, (holder, key) => {
    holder[String(to)] = holder[key];
    delete holder[key];
  });

const long = 'x'.repeat(3000);

export const shapeMutants: Mutant[] = [
  ...shapes(
    'renamed',
    [
      ['listVideoBanners', 200, '/results/0/title', 'headline'],
      ['getService', 200, '/short_text', 'shortText'],
      ['careersLogin', 200, '/has_profile', 'hasProfile'],
      ['listGames', 200, '/results/0/game_name', 'name'],
      ['getJob', 200, '/job/is_active', 'active'],
      ['loginAccount', 200, '/key', 'token'],
      ['checkProfile', 200, '/has_profile', 'exists'],
      ['getJob', 200, '/job/location', 'city'],
      ['listJobs', 200, '/jobs/0/job_type', 'jobType'],
      ['listTeams', 200, '/results/0/members/0/memberLink', 'member_link'],
    ],
    rename,
  ),
  ...shapes('dropped', [
    ['listServices', 200, '/count'],
    ['getProject', 200, '/thumb_full'],
    ['checkProfile', 200, '/profile/user'],
    ['getCaseStudy', 200, '/case_study'],
    ['listJobs', 200, '/jobs/0/slug'],
    ['createPaymentIntent', 200, '/client_secret'],
    ['getCareersDropdowns', 200, '/salary_ranges'],
    ['listTeams', 200, '/results/0/members'],
    ['updateProfile', 200, '/profile/career_level'],
    ['getGame', 404, '/detail'],
    ['recordPaymentMethod', 401, '/detail'],
  ]),
  ...shapes('null', [
    ['listTestimonials', 200, '/results/0/name', null],
    ['getProject', 200, '/title', null],
    ['listDepartments', 200, '/departments/0/job_count', null],
    ['createProfile', 201, '/profile', null],
    ['getGame', 200, '/game_name', null],
    ['careersRegister', 201, '/user', null],
    ['listJobs', 200, '/jobs/0/is_active', null],
    ['getCareersDropdowns', 200, '/genders/0/name', null],
  ]),
  ...shapes('wrong type', [
    ['listVideoBanners', 200, '/results/0/id', '1'],
    ['listCaseStudies', 200, '/count', '11'],
    ['getService', 200, '/included_services', 'Design, testing'],
    ['getCaseStudy', 200, '/case_study/videos', {}],
    ['listDepartments', 200, '/departments/0/id', '1'],
    ['checkProfile', 200, '/has_profile', 'true'],
    ['registerAccount', 201, '/key', 123456],
    ['recordPaymentMethod', 200, '/message', { text: 'Recorded' }],
    ['getJob', 200, '/job/department', 7],
    ['applyToJob', 200, '/message', ['Stored']],
    ['createProfile', 201, '/profile/gender', '1'],
    ['sendEmail', 200, '/status', 200],
    ['careersLogin', 401, '/message', ['Invalid']],
  ]),
  ...shapes('format', [
    ['listJobs', 200, '/jobs/0/posted_date', '01/11/2026'],
    ['careersRegister', 201, '/user/email', 'nobody'],
    ['getGame', 200, '/icon1_link', 'in the store'],
    ['listTestimonials', 200, '/results/0/image', 'C:\\portraits\\1 2.png'],
  ]),
  ...shapes('enum', [
    ['getJob', 200, '/job/job_type', 'Full Time'],
    ['listJobs', 200, '/jobs/1/job_type', 'remote'],
  ]),
  ...shapes('pattern', [['getJob', 200, '/job/slug', 'Senior Engineer']]),
  ...shapes('range', [['listServices', 200, '/count', -1]]),
  ...shapes('behaviour', [
    ['listProjects', 200, '/next', '/api/project-details/?page=2'],
    ['getService', 200, '/id', 4711],
  ]),
  ...shapes('too long', [
    ['listServices', 200, '/results/0/title', long],
    ['getJob', 200, '/job/title', long],
    ['careersLogin', 200, '/message', long],
    ['getGame', 200, '/image', long],
    ['updateProfile', 200, '/profile/job_title', long],
  ]),
  // A wrong envelope.
  ...mutants([
    ['listTestimonials', 200, '', 'a bare list', inBody(({ results }) => results)],
    ['listJobs', 200, '/jobs', 'in results', inBody(({ jobs: results }) => ({ results }))],
    ['getGame', 200, '/id', 'wrapped in an envelope', inBody((game) => ({ game }))],
    ['listTeams', 200, '/results', 'wrapped in data', inBody((data) => ({ data }))],
    ['getCaseStudy', 200, '/case_study', 'without its envelope', inBody((body) => body.case_study)],
  ]),
];
