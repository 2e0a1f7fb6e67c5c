import type { BrowserContext } from '@playwright/test';

/** Message of the browser about a failed request. */
const failedRequest = /^Failed to load resource/;

/**
 * Adds uncaught errors and console errors of every tab of a context to a list; returns the list. `expected` matches
 * texts that are not a problem.
 */
export function watchProblems(
  context: BrowserContext,
  problems: string[] = [],
  expected = failedRequest,
): string[] {
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) {
      problems.push(`console: ${message.text().slice(0, 300)}`);
    }
  });
  return problems;
}

/** Adds requests to other sites to `problems`, except the one for `replaced`, which tests answer themselves. */
export function watchRequests(
  context: BrowserContext,
  site: string | undefined,
  problems: string[],
  replaced = '',
): void {
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    // Chromium's own pages, such as its PDF viewer, have other protocols.
    const local = origin === new URL(site ?? '').origin || !/^(https?|wss?):$/.test(protocol);
    if (!local && request.url() !== replaced) {
      problems.push(`Request left the site: ${request.url()}`);
    }
  });
}
