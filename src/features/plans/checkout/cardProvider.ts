/** Loads the script of the card provider on the first payment step, within the content security policy. */
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { ApiError } from '#shared/api/ApiError.ts';
import { isPaymentPage } from '#shared/lib/paymentPages.ts';

/** The publishable key is public. The mock accepts any; without a key payment is disabled. */
const publishableKey: string | undefined = __MOCK_BACKEND__
  ? 'pk_test_mock_not_a_real_key'
  : import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY;

const timeoutMs = 15_000;

/** The part of the Trusted Types API used here; not all browsers have it. */
type TrustedTypes = {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => object;
};

function isProviderUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url, location.href);
  return protocol === 'https:' && /^([a-z0-9-]+\.)*js\.stripe\.com$/.test(hostname);
}

/**
 * True when the document was loaded at another path, with a policy that excludes the card provider. A reload gets the
 * right policy; the checkout survives it.
 */
function needsPaymentDocument(): boolean {
  // Client-side navigation does not change the path of this entry.
  const [document] = performance.getEntriesByType('navigation');
  const loadedAt = new URL(document?.name ?? location.href).pathname;
  return isPaymentPage(location.pathname) && !isPaymentPage(loadedAt);
}

/**
 * The provider's script assigns script URLs as strings, which Trusted Types reject without a default policy. This
 * policy allows only the provider's origin.
 */
function allowProviderScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (isProviderUrl(url)) return url;
      throw new TypeError(`Not a script address of the card provider: ${url}`);
    },
  });
}

/** Loads the card provider. Throws if it does not load in time. */
export async function loadCardProvider(): Promise<Stripe> {
  if (!publishableKey) throw new Error('VITE_STRIPE_PUBLISHABLE_KEY was not set for this build');
  if (!__MOCK_BACKEND__ && needsPaymentDocument()) {
    location.reload();
    return new Promise(() => {});
  }
  allowProviderScripts();
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  const loading = loadStripe(publishableKey).catch(() => null);
  const stripe = await Promise.race([loading, timeout]);
  if (!stripe) throw new ApiError('network', 'The card provider did not load');
  return stripe;
}
