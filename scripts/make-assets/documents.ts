/** The documents: brochure, company details and portfolio to download, and the mock candidate's resume. */

import { brochure } from './brochure.ts';
import { company } from './company-details.ts';
import { portfolio } from './portfolio.ts';
import { sampleResume } from './sample-resume.ts';

/** Makes the documents. */
export async function makeDocuments(): Promise<void> {
  await brochure();
  await company();
  await portfolio();
  await sampleResume();
}
