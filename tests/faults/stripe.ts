/** The card provider's script comes from this machine, or not at all. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { releaseTrain } from '../../mocks/stripe/provider.ts';
import { providerFile } from './build.ts';
import type { Screen } from './screens.ts';

/** Address at which the site loads the provider's script. */
export const providerAddress = `https://js.stripe.com/${releaseTrain}/stripe.js`;

/** True for a screen that shows the card form. */
export const takesCards = ({ name }: Screen): boolean => name === 'payment' || name === 'recording';

/** Answers for the provider's script on screens that load it. */
export async function serveProvider(context: BrowserContext, screen: Screen): Promise<void> {
  if (!takesCards(screen)) return;
  const body = await readFile(providerFile, 'utf8');
  await context.route(providerAddress, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
