/** What goes wrong: bodies of real servers and proxies, a browser without storage, missing files. `@sample` has each once. */
import { expect, type Page, type Route } from '@playwright/test';
import { type TextId, textOf } from '../../../src/errors/catalogue.ts';
import { untilHydrated } from '../../support/hydrated.ts';
import { navigate } from '../../support/navigate.ts';
import { test } from '../fixtures.ts';

/** Responds to a call of a screen. */
type Responder = (route: Route) => Promise<unknown>;

const change =
  (edit: (body: string) => string, contentType = 'application/json'): Responder =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, contentType, body: edit(await response.text()) });
  };

const body = (text: string, type?: string) => change(() => text, type);

const status = (code: number, text: string): Responder => {
  const response = { status: code, contentType: 'text/html', body: text };
  return (route) => route.fulfill(response);
};

/** Changes each field of a record, but neither items of a list nor its envelope. */
const damage = (edit: (value: unknown) => unknown) =>
  change((text) =>
    JSON.stringify(
      JSON.parse(text, (key, value) =>
        /^(\d*|results|data|jobs)$/.test(key) ? value : edit(value),
      ),
    ),
  );

const noData = 'Invalid data structure received from API';

/** Responses, and the reason that the screen shows for them; without one it must only keep working. */
const responses: Record<string, [Responder, reason?: string]> = {
  '502 as HTML': [status(502, '<!doctype html><h1>Bad Gateway</h1>'), 'HTTP error! status: 502'],
  '500 without a body': [status(500, ''), 'HTTP error! status: 500'],
  'a body that breaks off': [change((text) => text.slice(0, text.length / 2)), noData],
  'HTML as 200': [body('<!doctype html><h1>Sign in</h1>', 'text/html'), noData],
  'an empty body': [body(''), noData],
  null: [body('null'), noData],
  'a list': [body('[1, null, {}]'), noData],
  'another envelope': [body('{"data": {"items": []}, "success": false}'), noData],
  'a lost connection': [(route) => route.abort('connectionreset')],
  'the same id everywhere': [damage((value) => (typeof value === 'number' ? 1 : value))],
  'empty lists': [damage((value) => (Array.isArray(value) ? [] : value))],
  'null in each field': [damage(() => null)],
  'each field of another type': [damage((value) => (typeof value === 'string' ? {} : 'text'))],
};

/** Paths of screens with their call and the text of its failure. */
const screens: [path: string, call: string, failed: TextId][] = [
  ['/portfolio', '/api/project-details/', 'projectsFailed'],
  ['/services-details/1', '/api/services/1/', 'serviceFailed'],
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

const tagOf = (isSample: boolean) => (isSample ? '@sample' : []);

for (const [turn, [name, [respond, reason]]] of Object.entries(responses).entries()) {
  for (const [index, [path, call, failed]] of screens.entries()) {
    const tag = tagOf(index === turn % screens.length);
    test(`${path} keeps working with ${name}`, { tag }, async ({ page, problems, baseURL }) => {
      // The page without its content, which it loads.
      await page.route(path, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${baseURL}/job-details/none` }) }),
      );
      await page.route(call, respond);
      await page.goto(path);
      const text = textOf(failed);
      if (reason !== undefined) {
        const shown = text.endsWith(': ') ? text + reason : text;
        await expect(page.getByText(shown).first()).toBeVisible();
      }
      await leave(page, problems);
    });
  }
}

for (const [name, text] of [
  ['throws', null],
  ['is not JSON', '{"email":'],
  ['has another shape', '[{"email":1}]'],
] as const) {
  for (const path of ['/careers', '/contact-us', '/pricing']) {
    test(`${path} keeps working with storage that ${name}`, {
      tag: tagOf(path === '/careers'),
    }, async ({ page, problems }) => {
      await page.addInitScript(breakStorage, text);
      await page.goto(path);
      await untilHydrated(page);
      await leave(page, problems);
    });
  }
}

test('the home page keeps working without pictures, films and fonts', { tag: '@sample' }, async ({
  page,
  problems,
}) => {
  await page.route(/\.(webp|avif|png|jpg|svg|webm|mp4|woff2)$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/');
  await untilHydrated(page);
  await leave(page, problems);
});

test('a page opened before a deployment, whose scripts are gone, loads the next page anew', {
  tag: '@sample',
}, async ({ page }) => {
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
