import type { Page } from '@playwright/test';

/** Opens a path of the site in the page that is loaded, as going back to it would. */
export const visit = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
