/** The card provider's script is served locally, or not at all. */
import type { BrowserContext } from '@playwright/test';
import { releaseTrain } from '../../../mocks/stripe/provider.ts';
import type { Screen } from './screens.ts';

/** URL of the provider's script. */
export const providerScriptUrl = `https://js.stripe.com/${releaseTrain}/stripe.js`;

/** True for a screen with the card form. */
export const takesCards = ({ name }: Screen): boolean => name === 'payment' || name === 'recording';

/** Serves the provider's script on screens that load it. */
export async function serveProvider(
  context: BrowserContext,
  screen: Screen,
  body: string,
): Promise<void> {
  if (!takesCards(screen)) return;
  await context.route(providerScriptUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
