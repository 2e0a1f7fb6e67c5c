/** Mutants of body schemas: renamed, missing, null, wrong type, wrong envelope, wrong value. */
import type { OperationId } from '#contract/generated/operations.ts';
import { generalize } from '../../../conformance/src/violations.ts';
import { readRows } from '../check.ts';
import { atField, inBody, mutants, type Row, setField } from './mutant.ts';

/** Change of a field, operation, status, JSON pointer, and the new name or value. */
const changes = String.raw`
  renamed     listVideoBanners     200  /results/0/title                 "headline"
  renamed     getService           200  /short_text                      "shortText"
  renamed     loginAccount         200  /key                             "token"
  renamed     checkProfile         200  /has_profile                     "exists"
  renamed     listJobs             200  /jobs/0/job_type                 "jobType"
  renamed     listTeams            200  /results/0/members/0/memberLink  "member_link"
  dropped     checkProfile         200  /profile/user
  dropped     getCaseStudy         200  /case_study
  dropped     createPaymentIntent  200  /client_secret
  dropped     listTeams            200  /results/0/members
  dropped     getGame              404  /detail
  dropped     recordPaymentMethod  401  /detail
  null        listTestimonials     200  /results/0/name                  null
  null        listDepartments      200  /departments/0/job_count         null
  null        createProfile        201  /profile                         null
  wrong type  getService           200  /included_services               "Design, testing"
  wrong type  getCaseStudy         200  /case_study/videos               {}
  wrong type  getJob               200  /job/department                  7
  wrong type  applyToJob           200  /message                         ["Stored"]
  wrong type  careersLogin         401  /message                         ["Invalid"]
  format      listJobs             200  /jobs/0/posted_date              "01/11/2026"
  format      getGame              200  /icon1_link                      "in the store"
  format      listTestimonials     200  /results/0/image                 "C:\\portraits\\1 2.png"
  enum        getJob               200  /job/job_type                    "Full Time"
  pattern     getJob               200  /job/slug                        "Senior Engineer"
  range       listServices         200  /count                           -1
  behaviour   listProjects         200  /next                            "/api/project-details/?page=2"
  behaviour   getService           200  /id                              4711
  too long    getJob               200  /job/title
  too long    updateProfile        200  /profile/job_title`;

const rename = (pointer: string, to: unknown) =>
  atField(pointer, (holder, key) => {
    holder[String(to)] = holder[key];
    delete holder[key];
  });

function toRow([what, operation, status, pointer = '', json]: string[]): Row {
  const value: unknown = what === 'too long' ? 'x'.repeat(3000) : json && JSON.parse(json);
  const breaks = what === 'renamed' ? rename(pointer, value) : setField(pointer, value);
  const name = `${pointer} ${what}`;
  return [operation as OperationId, Number(status), generalize(pointer), name, breaks];
}

export const shapeMutants = mutants([
  ...readRows(changes, / {2,}/).map(toRow),
  // A wrong envelope.
  ['listTestimonials', 200, '', 'a bare list', inBody(({ results }) => results)],
  ['listJobs', 200, '/jobs', 'in results', inBody(({ jobs: results }) => ({ results }))],
  ['getGame', 200, '/id', 'wrapped in an envelope', inBody((game) => ({ game }))],
  ['listTeams', 200, '/results', 'wrapped in data', inBody((data) => ({ data }))],
  ['getCaseStudy', 200, '/case_study', 'without its envelope', inBody((body) => body.case_study)],
]);
