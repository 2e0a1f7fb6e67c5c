/** What testers type into `/__errors`: texts of the screen, addresses, words of tickets. */
import { expect, test } from 'vitest';
import { search } from './search.ts';

test.each([
  ['HTTP error! status: 502', 'httpStatus'],
  ['“Error loading team data.”', 'teamFailed'],
  ['Error fetching projects: HTTP error! status: 418', 'projectsFailed'],
  ['Error fetching game details: the moon is full', 'gameFailed'],
  ['GET https://staging.example/api/jobs/senior-ios-engineer/ 500', 'jobFailed'],
  ['/case-studies/12', 'caseStudyFailed'],
  ['Your card was declined.', 'cardRefused'],
  ['applying twice', 'alreadyApplied'],
  ['413', 'profileRefused'],
])('the search %s finds the text %s', (typed, id) => {
  expect(search(typed).rows.map((row) => row.id)).toContain(id);
});

test.each([
  ['The list of jobs fails with 502', 'listJobs:badGateway'],
  ['The list of jobs fails with 418', 'listJobs:418'],
  ['The payment hangs at “Processing…”', 'createPaymentIntent:timeout'],
  ['The department filter is slow', 'listDepartments:slow'],
  ['My session expired while I updated the profile', 'updateProfile:notSignedIn'],
  ['slow jobs', 'listJobs:slow'],
])('the sentence %s is answered by the state %s', (typed, mock) => {
  expect(search(typed).others.map((state) => state.mock)).toContain(mock);
});

test('a state has the page, visitor and steps that show it', () => {
  const [state] = search('session expired, update profile').others;
  expect(state).toMatchObject({ as: 'candidate-with-profile', steps: ['updateProfile'] });
});
