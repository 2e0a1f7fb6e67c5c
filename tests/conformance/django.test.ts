/** A Django REST backend as a backend team writes it: the check is green on it, in every lawful variant. */
import { expect, onTestFinished, test } from 'vitest';
import { runConformance } from '../../scripts/conformance/run.ts';
import { findObstacle, startDjango } from './django/start.ts';
import { describeViolations, optionsFor, silent } from './mutants/judge.ts';

const obstacle = findObstacle();
if (obstacle) console.warn(`The Django backend is not tested: ${obstacle}.`);
const site = 'https://www.twinbridge.example';
const credential = 'edge:gatekeeper';

test
  .skipIf(obstacle)
  .each([
    [[]],
    [['https', 'extra_fields', 'session_of_browser']],
    [['department_object', 'gzip', 'etag']],
    [['already_applied_200', 'relative_media', 'no_profile_at_login']],
    [['signed_cookies', 'small_pages']],
  ])('the variants %j are lawful: no false alarm, and no step is skipped', async (variants) => {
  const { origin, stop } = await startDjango({ variants, credential, site });
  onTestFinished(stop);
  const own = optionsFor({ agency: origin, hrms: origin });
  const options = { ...own, basicAuth: credential, site, insecure: true };
  const report = await runConformance(options, silent);
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
  expect(report.operations.flatMap(({ skipped }) => skipped)).toEqual([]);
});
