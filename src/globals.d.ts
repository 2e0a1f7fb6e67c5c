/** Who answers in builds that carry the mock backend; false in production, where the code behind it disappears. */
declare const __MOCK_BACKEND__: 'msw' | 'prism' | false;

/** In src/loader.ts: addresses of the page's script, and then of all that it imports at once. */
declare const __PAGE_SCRIPTS__: readonly [string, ...string[]];

interface ImportMetaEnv {
  /** The site's public address, such as https://www.example.com; without it pages have no canonical address. */
  readonly VITE_SITE_URL?: string;
  /** The card provider's publishable key, public by its nature; absent where nothing can be paid. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string;
}
