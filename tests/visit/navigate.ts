import type { Page } from '@playwright/test';

/** Client-side navigation, as the router does it: each entry has a key of its own. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((url) => {
    const state = { key: crypto.randomUUID() };
    history.pushState(state, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
