/** Mock backend of the build; false in production, where its code is removed. */
declare const __MOCK_BACKEND__: 'msw' | 'prism' | false;

/** URLs of the page's scripts, only in src/hydration/loader.ts. */
declare const __PAGE_SCRIPTS__: string[];

interface Window {
  /** Buttons and forms that were pressed before hydration. Only on prerendered pages until the presses are replayed. */
  recordedPresses?: Set<HTMLElement> | undefined;
}

interface ImportMetaEnv {
  /** Public origin of the site, such as https://www.example.com. Without it pages have no canonical URL. */
  readonly VITE_SITE_URL?: string;
  /** Publishable key of the card provider; without it payment is disabled. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string;
}
