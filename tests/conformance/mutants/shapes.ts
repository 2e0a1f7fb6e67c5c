/** Mutants of body schemas: renamed, missing, null, wrong type, wrong envelope, wrong value. */
import type { OperationId } from '#contract/generated/operations.ts';
import { generalize } from '../../../conformance/src/violations.ts';
import { atField, inBody, type Mutant, mutants, setField } from './mutant.ts';

type Place = [operation: OperationId, status: number, pointer: string];

function shape(
  sort: string,
  [operation, status, pointer]: Place,
  breaks: Mutant['breaks'],
): Mutant {
  const name = `${operation} ${status}: ${pointer} ${sort}`;
  return { name, sort, operation, status, field: generalize(pointer), breaks };
}

const renamed: [...Place, to: string][] = [
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
];

const dropped: Place[] = [
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
];

const nulled: Place[] = [
  ['listTestimonials', 200, '/results/0/name'],
  ['getProject', 200, '/title'],
  ['listDepartments', 200, '/departments/0/job_count'],
  ['createProfile', 201, '/profile'],
  ['getGame', 200, '/game_name'],
  ['careersRegister', 201, '/user'],
  ['listJobs', 200, '/jobs/0/is_active'],
  ['getCareersDropdowns', 200, '/genders/0/name'],
];

const mistyped: [...Place, value: unknown][] = [
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
];

const wrongValues: [...Place, value: unknown, sort: string][] = [
  ['listJobs', 200, '/jobs/0/posted_date', '01/11/2026', 'format'],
  ['careersRegister', 201, '/user/email', 'nobody', 'format'],
  ['getGame', 200, '/icon1_link', 'in the store', 'format'],
  ['listTestimonials', 200, '/results/0/image', 'C:\\portraits\\1 2.png', 'format'],
  ['getJob', 200, '/job/job_type', 'Full Time', 'enum'],
  ['listJobs', 200, '/jobs/1/job_type', 'remote', 'enum'],
  ['getJob', 200, '/job/slug', 'Senior Engineer', 'pattern'],
  ['listServices', 200, '/count', -1, 'range'],
  ['listProjects', 200, '/next', '/api/project-details/?page=2', 'behaviour'],
  ['getService', 200, '/id', 4711, 'behaviour'],
];

const tooLong: Place[] = [
  ['listServices', 200, '/results/0/title'],
  ['getJob', 200, '/job/title'],
  ['careersLogin', 200, '/message'],
  ['getGame', 200, '/image'],
  ['updateProfile', 200, '/profile/job_title'],
];

export const shapeMutants: Mutant[] = [
  ...renamed.map(([operation, status, pointer, to]) => {
    const rename = atField(pointer, (holder, key) => {
      holder[to] = holder[key];
      delete holder[key];
    });
    return shape('renamed', [operation, status, pointer], rename);
  }),
  ...dropped.map((place) => shape('dropped', place, setField(place[2], undefined))),
  ...nulled.map((place) => shape('null', place, setField(place[2], null))),
  ...mistyped.map(([operation, status, pointer, value]) =>
    shape('wrong type', [operation, status, pointer], setField(pointer, value)),
  ),
  ...wrongValues.map(([operation, status, pointer, value, sort]) =>
    shape(sort, [operation, status, pointer], setField(pointer, value)),
  ),
  ...tooLong.map((place) => shape('too long', place, setField(place[2], 'x'.repeat(3000)))),
  ...mutants('wrong envelope', [
    ['listTestimonials', 200, '', 'a bare list', inBody(({ results }) => results)],
    ['listJobs', 200, '/jobs', 'in results', inBody(({ jobs: results }) => ({ results }))],
    ['getGame', 200, '/id', 'wrapped in an envelope', inBody((game) => ({ game }))],
    ['listTeams', 200, '/results', 'wrapped in data', inBody((data) => ({ data }))],
    ['getCaseStudy', 200, '/case_study', 'without its envelope', inBody((body) => body.case_study)],
  ]),
];
