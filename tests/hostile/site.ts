/** Fixtures: the site with chosen responses, and the effects of payloads. */
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { watchProblems } from '../visit/problems.ts';
import { type Choose, type Length, responseTo } from './contract.ts';
import { record, respondFromTest } from './inPage.ts';
import { inspectScript } from './inspect.ts';
import { payloadOf } from './payloads/all.ts';
import { foreignHost } from './payloads/table.ts';

/** Selector of sanitised HTML blocks. */
export const blocks = '[class*="_rich_"]';

/** A URL of a site under test, or of none. */
const own = /^(http:\/\/(localhost|127\.0\.0\.1):\d+\/|data:|blob:|about:)/;

/** Effects of payloads, as sentences. */
export class Effects {
  readonly happened: string[] = [];
  /** Requests to another host. */
  readonly leaks: string[] = [];
  /** Ids of payloads whose code ran. */
  readonly hits = new Set<number>();

  hit(id: number): void {
    this.hits.add(id);
    this.happened.push(`${payloadOf(id)?.name ?? id} ran`);
  }

  /** Records the effects in all pages of a context. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeFunction('hit', (id: number) => this.hit(id));
    context.on('request', (request) => {
      if (!own.test(request.url())) this.leaks.push(request.url());
    });
    context.on('dialog', (dialog) => {
      this.happened.push(`a dialog said ${dialog.message()}`);
      dialog.dismiss();
    });
    watchProblems(context, this.happened);
    await context.route(
      ({ hostname }) => hostname.endsWith(foreignHost),
      (route) => route.fulfill({ status: 204 }),
    );
  }
}

type Fixtures = {
  /** Expects at the end that nothing has happened. */
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
    await context.addInitScript({ content: inspectScript });
    await use((choose, length) => {
      responseFor = (pathname) => responseTo(pathname, choose, length);
    });
  },
});

export { expect, type Page } from '@playwright/test';
