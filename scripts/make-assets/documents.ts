/** The three documents to download: brochure, company details, portfolio. */

import { brochure } from './brochure.ts';
import { company } from './company-details.ts';
import { portfolio } from './portfolio.ts';

/** Makes the three documents. */
export async function makeDocuments(): Promise<void> {
  await brochure();
  await company();
  await portfolio();
}
