/** The site with chosen responses, the effects of payloads, and the inspection of a page. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { allowedHtml } from '#contract/generated/contentPolicy.ts';
import { navigate } from '../support/navigate.ts';
import { watchProblems } from '../support/problems.ts';
import { type Choose, type Length, responseTo } from './contract.ts';
import { readRecord, record, respondFromTest, type SeenUrl, untilLoaded } from './inPage.ts';
import { htmlPayloads } from './payloads/html.ts';
import { foreignHost } from './payloads/table.ts';
import { urlPayloads } from './payloads/urls.ts';

/** Selector of sanitised HTML blocks. */
export const blocks = '[class*="_rich_"]';

/** The contract's rules for these blocks. */
export const rules = { blocks, ...allowedHtml };

/** Client-side navigation to a page of another kind; waits until nothing is loading. */
export async function openOther(page: Page, path: string): Promise<void> {
  const last = await page.evaluateHandle(() => document.querySelector('h1'));
  await navigate(page, path);
  await page.evaluate(untilLoaded, last);
}

/** A URL of a site under test, or without a host. */
const own = /^(http:\/\/(localhost|127\.0\.0\.1):\d+\/|data:|blob:|about:)/;

/** Effects of payloads, as sentences. */
export class Effects {
  readonly happened: string[] = [];
  /** Requests to another host. */
  readonly leaks: string[] = [];
  /** Ids of payloads whose code ran. */
  readonly hits = new Set<number>();

  /** Records the effects in all pages of a context. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeFunction('hit', (id: number) => {
      this.hits.add(id);
      const payload = [...htmlPayloads, ...urlPayloads].find((each) => each.id === id);
      this.happened.push(`${payload?.name} ran`);
    });
    context.on('request', (request) => {
      if (!own.test(request.url())) this.leaks.push(request.url());
    });
    watchProblems(context, this.happened);
    await context.route(
      ({ hostname }) => hostname.endsWith(foreignHost),
      (route) => route.fulfill({ status: 204 }),
    );
  }
}

type Fixtures = {
  /** Expects at the end that there were no effects. */
  effects: Effects;
  /** Lets the backend respond to every GET with chosen texts. */
  respondWith: (choose: Choose, length: Length) => void;
};

export const test = base.extend<Fixtures>({
  effects: async ({ context }, use) => {
    const effects = new Effects();
    await effects.watch(context);
    await use(effects);
    expect(effects.happened).toEqual([]);
  },
  respondWith: async ({ context, effects }, use) => {
    let responseFor = (_: string): unknown => undefined;
    await context.exposeFunction('hostileResponse', (pathname: string) => {
      try {
        return JSON.stringify(responseFor(pathname)) ?? null;
      } catch (error) {
        effects.happened.push(String(error));
        return null;
      }
    });
    await context.addInitScript(respondFromTest);
    await context.addInitScript(record);
    await use((choose, length) => {
      responseFor = (pathname) => responseTo(pathname, choose, length);
    });
  },
});

/** Why a URL must not be in the page; '' when it may. */
function faultOf({ place, value }: SeenUrl, origin: string): string {
  const url = URL.parse(value, `${origin}/`);
  if (!url) return `${place} has no URL: ${value.slice(0, 80)}`;
  const shown = `${place} has ${url.href.slice(0, 80)}`;
  const schemes = place === 'a href' ? /^(https?|mailto|tel):$/ : /^https?:$/;
  if (!schemes.test(url.protocol)) return shown;
  if (url.username || url.password) return `${shown}, which hides its host`;
  const stays = url.origin === origin || !/^https?:$/.test(url.protocol);
  return stays || /^https?:\/\/[^/\\]/i.test(value) ? '' : `${shown}, which names no scheme`;
}

/**
 * Unsafe URLs that `record` has seen in the page, and requests since the last call to other hosts that no plain URL of
 * the page explains. A meta element may contain any text.
 */
export async function urlFaults(page: Page, { leaks }: Effects): Promise<string[]> {
  await page.waitForTimeout(500);
  const { origin } = new URL(page.url());
  const urls = await page.evaluate(readRecord);
  const used = urls.filter(({ place }) => place !== 'meta content');
  const plain = used.map(({ value }) => URL.parse(value, `${origin}/`)?.href);
  return [
    ...used.map((each) => faultOf(each, origin)).filter(Boolean),
    ...leaks.splice(0).filter((url) => !plain.includes(url)),
  ];
}

export { expect, type Page };
