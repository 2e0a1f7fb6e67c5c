/** What goes wrong: bodies of real servers and proxies, a browser without storage, missing files. */
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { type TextId, textOf } from '../../../src/errors/catalogue.ts';
import { untilHydrated } from '../../support/hydrated.ts';
import { navigate } from '../../support/navigate.ts';
import { test } from '../fixtures.ts';
import { siteFolder } from '../places.ts';

/** A response in place of the backend's, made from its body; null is a lost connection. */
type Response = Exclude<Parameters<Route['fulfill']>[0], undefined>;
type Answer = (body: string) => Response | null;

const asHtml = { contentType: 'text/html' };

const noData = 'Invalid data structure received from API';

/** Responses that a screen cannot show, and the reason that it gives. What is repeated follows another reason. */
const failures: [Answer, reason?: string][] = [
  [() => null],
  [() => ({ ...asHtml, status: 502, body: '<h1>Bad Gateway</h1>' }), 'HTTP error! status: 502'],
  [() => ({ ...asHtml, body: '<h1>Sign in</h1>' }), noData],
  [() => ({ ...asHtml, status: 500, body: '' }), 'HTTP error! status: 500'],
  [(body) => ({ body: body.slice(0, body.length / 2) }), noData],
  [() => ({ body: '[1, null, {}]' }), noData],
  [() => ({ body: '{"data": {"items": []}, "success": false}' }), noData],
];

/** Changes each field of a record, but neither items of a list nor its envelope. */
const damage =
  (edit: (value: unknown) => unknown): Answer =>
  (body) => ({
    json: JSON.parse(body, (key, value) =>
      /^(\d*|results|data|jobs)$/.test(key) ? value : edit(value),
    ),
  });

/** Responses that a screen shows as far as it can. */
const damaged: Answer[] = [
  damage(() => null),
  damage((value) => (typeof value === 'string' ? {} : 'text')),
];

/** Paths of screens with their call and the text of its failure. */
const screens: [path: string, call: string, failed: TextId][] = [
  ['/services-details/1', '/api/services/1/', 'serviceFailed'],
  ['/portfolio', '/api/project-details/', 'projectsFailed'],
  ['/careers', '/api/jobs/', 'jobsFailed'],
];

/** Storage returns a text for every key that the site has not written itself, or throws. Runs in the page. */
function breakStorage(text: string | null): void {
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    return read.call(this, key) ?? (key.startsWith('site.') ? text : null);
  };
  const get = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const name of text === null ? ['localStorage', 'sessionStorage'] : []) {
    Object.defineProperty(window, name, { get });
  }
}

/** The page still works: its header leads to another one. */
async function leave(page: Page, problems: string[]): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByText('could not be shown')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const isLogged = (problem: string) => problem.includes('Failed to load resource');
  expect(problems.splice(0).filter((problem) => !isLogged(problem))).toEqual([]);
}

for (const [screen, call, failed] of screens) {
  test(`${screen} says why a response is unusable, recovers, and shows what it can of a damaged one`, {
    tag: '@deep',
  }, async ({ page, problems, request }) => {
    const body = await (await request.get(call)).text();
    let answer: Answer | undefined;
    await page.route(call, (route) => {
      const response = answer?.(body);
      return response
        ? route.fulfill({ contentType: 'application/json', ...response })
        : route.abort('connectionreset');
    });
    // The page without its content, which it loads.
    const shell = path.join(siteFolder, 'shell.html');
    await page.route(screen, (route) => route.fulfill({ path: shell }));
    const main = page.getByRole('main');
    const loading = page.getByRole('status').filter({ hasText: 'Loading' });
    const tryAgain = main.getByRole('button', { name: 'Try Again' });
    const show = async (next: Answer, act = () => tryAgain.click()) => {
      answer = next;
      const asked = page.waitForRequest(`**${call}`);
      await act();
      await asked;
      await expect(loading).toHaveCount(0);
    };
    const open = async () => void (await page.goto(screen));
    const text = textOf(failed);
    for (const [index, [next, reason]] of failures.entries()) {
      await show(next, index === 0 ? open : undefined);
      const said = reason && text.endsWith(': ') ? text + reason : text;
      const shown = reason ? main.getByText(said).first() : tryAgain;
      await expect(shown, `${index}`).toBeVisible();
    }
    await show((body) => ({ body }));
    await expect(main.getByText(text)).toHaveCount(0);
    for (const next of damaged) await show(next, open);
    await leave(page, problems);
  });
}

for (const [name, text] of [
  ['throws', null],
  ['has another shape', '[{"email":1}]'],
  ['is not JSON', '{"email":'],
] as const) {
  const tag = name === 'throws' ? [] : '@deep';
  test(`pages keep working with storage that ${name}`, { tag }, async ({ page, problems }) => {
    await page.addInitScript(breakStorage, text);
    for (const each of ['/contact-us', '/pricing', '/careers']) {
      await page.goto(each);
      await untilHydrated(page);
    }
    await leave(page, problems);
  });
}

test('a page opened before a deployment, whose scripts are gone, loads the next page anew', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/about-us');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) =>
    documents < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await navigate(page, '/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  expect(documents).toBe(2);
});
