/** What the strict edge asks of a page before it may load the card provider's script. */
import { isPaymentPage } from '#shared/lib/paymentPages.ts';

/** The part of the Trusted Types API that is used here; not every browser has it. */
type TrustedTypes = {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => object;
};

function isProviderAddress(url: string): boolean {
  const { protocol, hostname } = new URL(url, location.href);
  return protocol === 'https:' && /^([a-z0-9-]+\.)*js\.stripe\.com$/.test(hostname);
}

/** Path of the address that this document was loaded from; the router may have changed it since. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}

/**
 * True when this document came from another address than the payment page that it shows now, and therefore under a
 * policy without the card provider. Loading it again brings the right policy; the tab remembers the checkout.
 */
export function needsPaymentDocument(): boolean {
  return isPaymentPage(location.pathname) && !isPaymentPage(documentPath());
}

/**
 * The provider sets script addresses as plain text, its own ones included, which Trusted Types refuse without a
 * default policy. Ours passes its origin and nothing else.
 */
export function allowProviderScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (isProviderAddress(url)) return url;
      throw new TypeError(`Not a script address of the card provider: ${url}`);
    },
  });
}
