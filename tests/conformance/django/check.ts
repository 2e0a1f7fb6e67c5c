/** Runs the check against the Django backend. */
import type { Report } from '../../../conformance/src/report.ts';
import { runConformance } from '../../../conformance/src/run.ts';
import { optionsFor, silent } from '../mutants/judge.ts';
import { type DjangoOptions, startDjango } from './start.ts';

const site = 'https://www.twinbridge.example';
const credential = 'edge:gatekeeper';

/** A whole run against a backend of these variants and this mutant, which is stopped afterwards. */
export async function checkDjango(
  options: Pick<DjangoOptions, 'variants' | 'mutant'>,
): Promise<Report> {
  const { origin, stop } = await startDjango({ ...options, site, credential });
  const own = optionsFor({ agency: origin, hrms: origin });
  try {
    return await runConformance({ ...own, basicAuth: credential, site, insecure: true }, silent);
  } finally {
    await stop();
  }
}
