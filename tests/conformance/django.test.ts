/** A typical Django REST backend raises no false alarm, and typical mistakes are reported. */
import { expect, test } from 'vitest';
import { describeViolations, readRows } from './check.ts';
import { checkDjango, findObstacle } from './django/django.ts';

const obstacle = findObstacle();
if (obstacle) throw new Error(`The Django backend cannot be tested: ${obstacle}.`);

const lawful = ['https', 'signed_cookies', 'already_applied_200'];

test.each([[[]], [lawful]])('the lawful variants %j conform in every step', async (variants) => {
  const report = await checkDjango({ variants });
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
  const reasons = report.operations.flatMap(({ skipped }) => skipped.map(({ reason }) => reason));
  expect(new Set(reasons)).toEqual(new Set(['no --hrms was given']));
});

/** Mistakes of Django teams: the call and field that the report must name, and the wrong attribute. */
const mistakes = `
  careersLogin         header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_SAMESITE="None"
  careersLogin         header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_HTTPONLY=false
  careersLogin         header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_DOMAIN=.agency.example
  careersLogin         header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_AGE=31536000
  careersRegister      header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_NAME=agency_session
  careersLogin         header Set-Cookie: csrftoken  django.conf.settings.CSRF_COOKIE_HTTPONLY=true
  createProfile        status                        django.conf.settings.CSRF_USE_SESSIONS=true
  listGames            status                        backend.problems.CredentialMiddleware.exempt=["/api/games/"]
  listJobs             /jobs                         backend.content.JobList.lookup=regex
  listJobs             /jobs                         backend.content.JobList.lookup=iexact
  listJobs             /jobs                         backend.content.JobList.searched=["title"]
  listJobs             /jobs                         backend.content.JobList.searched=["title","department__name"]
  listJobs             /jobs                         backend.content.JobList.searched=["title","description"]
  listJobs             /jobs                         backend.content.JobList.envelope=results
  listJobs             /jobs/*/location              backend.content.JobList.filters={"department_id":"department_id","job_type":"job_type"}
  listJobs             /jobs/*/posted_date           backend.content.JobList.order=posted_date
  listJobs             /jobs/*/posted_date           backend.content.JobList.order=id
  listDepartments      /departments/*/job_count      backend.content.JobList.shown={"is_active":true}
  getJob               status                        backend.content.JobDetail.lookup_field=pk
  getJob               /job                          backend.content.JobDetail.envelope=position
  checkProfile         /message                      backend.careers.CheckProfile.problem_key=detail
  checkProfile         status                        backend.careers.Session.authenticate_header=null
  createProfile        status                        backend.careers.ProfileView.largest=1000000000
  updateProfile        status                        backend.careers.ProfileView.largest=5000000`;

/** The parsed JSON; a text that is not JSON unchanged. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

test.each(readRows(mistakes, / {2,}/))('%s %s is reported for %s', async (...cells) => {
  const [call = '', field = '', mistake = ''] = cells.filter(Boolean);
  const [place = '', value = ''] = mistake.split('=');
  // A search is compared with the pages of jobs too.
  const report = await checkDjango({
    mistake: { [place]: readValue(value) },
    only: [call, 'getJob'],
  });
  const lines = describeViolations(report).map((line) => line.replace(/\/\d+(?=[/:])/g, '/*'));
  expect(lines).toContainEqual(expect.stringContaining(`${call} ${field}:`));
});
