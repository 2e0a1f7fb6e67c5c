/** Requirements of the content security policy for the card provider's script. */
import { isPaymentPage } from '#shared/lib/paymentPages.ts';

/** The part of the Trusted Types API used here; not all browsers have it. */
type TrustedTypes = {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => object;
};

function isProviderUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url, location.href);
  return protocol === 'https:' && /^([a-z0-9-]+\.)*js\.stripe\.com$/.test(hostname);
}

/** Path at which this document was loaded; client-side navigation does not change it. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}

/**
 * True when the document was loaded at another path, with a policy that excludes the card provider. A reload gets the
 * right policy; the checkout survives it.
 */
export function needsPaymentDocument(): boolean {
  return isPaymentPage(location.pathname) && !isPaymentPage(documentPath());
}

/**
 * The provider's script assigns script URLs as strings, which Trusted Types reject without a default policy. This one
 * allows its origin only.
 */
export function allowProviderScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (isProviderUrl(url)) return url;
      throw new TypeError(`Not a script address of the card provider: ${url}`);
    },
  });
}
