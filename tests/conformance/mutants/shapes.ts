/** Mutants of body schemas: renamed, missing, null, wrong type, wrong envelope, wrong value. */
import type { OperationId } from '#contract/generated/operations.ts';
import { generalize } from '../../../conformance/src/violations.ts';
import { atField, inBody, mutants, type Row, setField } from './mutant.ts';

/** What happens to a field, operation, status, its JSON pointer, and the name or value that is there instead. */
const changes = String.raw`
  renamed     listVideoBanners     200  /results/0/title                 "headline"
  renamed     getService           200  /short_text                      "shortText"
  renamed     careersLogin         200  /has_profile                     "hasProfile"
  renamed     listGames            200  /results/0/game_name             "name"
  renamed     getJob               200  /job/is_active                   "active"
  renamed     loginAccount         200  /key                             "token"
  renamed     checkProfile         200  /has_profile                     "exists"
  renamed     getJob               200  /job/location                    "city"
  renamed     listJobs             200  /jobs/0/job_type                 "jobType"
  renamed     listTeams            200  /results/0/members/0/memberLink  "member_link"
  dropped     listServices         200  /results/0/title
  dropped     getProject           200  /title
  dropped     checkProfile         200  /profile/user
  dropped     getCaseStudy         200  /case_study
  dropped     listJobs             200  /jobs/0/slug
  dropped     createPaymentIntent  200  /client_secret
  dropped     getCareersDropdowns  200  /salary_ranges
  dropped     listTeams            200  /results/0/members
  dropped     updateProfile        200  /profile/career_level
  dropped     getGame              404  /detail
  dropped     recordPaymentMethod  401  /detail
  null        listTestimonials     200  /results/0/name                  null
  null        getProject           200  /title                           null
  null        listDepartments      200  /departments/0/job_count         null
  null        createProfile        201  /profile                         null
  null        getGame              200  /game_name                       null
  null        careersRegister      201  /user                            null
  null        listJobs             200  /jobs/0/is_active                null
  null        getCareersDropdowns  200  /genders/0/name                  null
  wrong type  listVideoBanners     200  /results/0/id                    "1"
  wrong type  listCaseStudies      200  /count                           "11"
  wrong type  getService           200  /included_services               "Design, testing"
  wrong type  getCaseStudy         200  /case_study/videos               {}
  wrong type  listDepartments      200  /departments/0/id                "1"
  wrong type  checkProfile         200  /has_profile                     "true"
  wrong type  registerAccount      201  /key                             123456
  wrong type  recordPaymentMethod  200  /message                         {"text": "Recorded"}
  wrong type  getJob               200  /job/department                  7
  wrong type  applyToJob           200  /message                         ["Stored"]
  wrong type  createProfile        201  /profile/gender                  "1"
  wrong type  sendEmail            200  /status                          200
  wrong type  careersLogin         401  /message                         ["Invalid"]
  format      listJobs             200  /jobs/0/posted_date              "01/11/2026"
  format      careersRegister      201  /user/email                      "nobody"
  format      getGame              200  /icon1_link                      "in the store"
  format      listTestimonials     200  /results/0/image                 "C:\\portraits\\1 2.png"
  enum        getJob               200  /job/job_type                    "Full Time"
  enum        listJobs             200  /jobs/1/job_type                 "remote"
  pattern     getJob               200  /job/slug                        "Senior Engineer"
  range       listServices         200  /count                           -1
  behaviour   listProjects         200  /next                            "/api/project-details/?page=2"
  behaviour   getService           200  /id                              4711
  too long    listServices         200  /results/0/title
  too long    getJob               200  /job/title
  too long    careersLogin         200  /message
  too long    getGame              200  /image
  too long    updateProfile        200  /profile/job_title`;

const rename = (pointer: string, to: unknown) =>
  atField(pointer, (holder, key) => {
    holder[String(to)] = holder[key];
    delete holder[key];
  });

function readChange(line: string): Row {
  const [what, operation, status, pointer = '', json] = line.trim().split(/ {2,}/);
  const value: unknown = what === 'too long' ? 'x'.repeat(3000) : json && JSON.parse(json);
  const breaks = what === 'renamed' ? rename(pointer, value) : setField(pointer, value);
  const name = `${pointer} ${what}`;
  return [operation as OperationId, Number(status), generalize(pointer), name, breaks];
}

export const shapeMutants = mutants([
  ...changes.trim().split('\n').map(readChange),
  // A wrong envelope.
  ['listTestimonials', 200, '', 'a bare list', inBody(({ results }) => results)],
  ['listJobs', 200, '/jobs', 'in results', inBody(({ jobs: results }) => ({ results }))],
  ['getGame', 200, '/id', 'wrapped in an envelope', inBody((game) => ({ game }))],
  ['listTeams', 200, '/results', 'wrapped in data', inBody((data) => ({ data }))],
  ['getCaseStudy', 200, '/case_study', 'without its envelope', inBody((body) => body.case_study)],
]);
