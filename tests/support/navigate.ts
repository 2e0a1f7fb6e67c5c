import type { Page } from '@playwright/test';

/** Client-side navigation like the router's: each history entry has its own key and position. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((url) => {
    const state = { key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
