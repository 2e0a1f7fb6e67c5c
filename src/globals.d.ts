/** Who answers in builds that carry the mock backend; false in production, where the code behind it disappears. */
declare const __MOCK_BACKEND__: 'msw' | 'prism' | false;

/** In src/hydration/loader.ts: path of the page's script. */
declare const __PAGE_SCRIPT__: string;

interface Window {
  /** What the visitor did before hydration, by the control that it happened on. Only on prerendered pages, until then. */
  keptEvents?: Map<object, Event> | undefined;
}

interface ImportMetaEnv {
  /** The site's public address, such as https://www.example.com; without it pages have no canonical address. */
  readonly VITE_SITE_URL?: string;
  /** The card provider's publishable key, public by its nature; absent where nothing can be paid. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string;
}
