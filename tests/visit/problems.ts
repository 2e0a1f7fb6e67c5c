import type { BrowserContext } from '@playwright/test';

/** The browser logs failed requests itself. */
const failedRequest = /^Failed to load resource/;

/**
 * Adds uncaught errors and console errors of every tab of a context to a list, and gives the list. `expected` matches
 * texts that are no problem.
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
