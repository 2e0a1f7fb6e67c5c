/** The site on answers that a test chooses, and everything that a payload brought about there. */
import { type BrowserContext, test as base } from '@playwright/test';
import { answerTo, type Choose, type Length } from './contract.ts';
import { answerFromTest, record } from './inPage.ts';
import { lookingScript } from './look.ts';
import { payloadOf } from './payloads/all.ts';
import { foreignHost } from './payloads/table.ts';

/** The site's blocks of cleaned HTML. */
export const blocks = '[class*="_rich_"]';

/** Things that happened, as sentences. */
export class Effects {
  readonly happened: string[] = [];
  /** Requests to another host. */
  readonly leaks: string[] = [];
  /** Numbers of the payloads whose code ran. */
  readonly hits = new Set<number>();

  hit(id: number): void {
    this.hits.add(id);
    this.happened.push(`${payloadOf(id)?.name ?? id} ran`);
  }

  /** Notes everything that happens in any page of a context. */
  async watch(context: BrowserContext, origin: string): Promise<void> {
    await context.exposeFunction('hit', (id: number) => this.hit(id));
    context.on('request', (request) => {
      const url = URL.parse(request.url());
      const away = url?.origin !== origin && !/^(data|blob|about):/.test(request.url());
      if (away) this.leaks.push(request.url());
    });
    context.on('dialog', (dialog) => {
      this.happened.push(`a dialog said ${dialog.message()}`);
      dialog.dismiss();
    });
    context.on('weberror', (error) => {
      this.happened.push(`an error was not caught: ${error.error().message}`);
    });
    context.on('console', (message) => {
      const noise = /^Failed to load resource/.test(message.text());
      if (message.type() === 'error' && !noise) {
        this.happened.push(`the console said ${message.text().slice(0, 200)}`);
      }
    });
    await context.route(
      ({ hostname }) => hostname.endsWith(foreignHost),
      (route) => route.fulfill({ status: 204 }),
    );
  }
}

type Fixtures = {
  effects: Effects;
  /** Lets the backend answer every GET with texts of the test's choice from now on. */
  answerWith: (choose: Choose, length: Length) => void;
};

export const test = base.extend<Fixtures>({
  effects: async ({ context, baseURL }, use) => {
    const effects = new Effects();
    await effects.watch(context, new URL(baseURL ?? '').origin);
    await use(effects);
  },
  answerWith: async ({ context, effects }, use) => {
    let answer = (_: string): unknown => undefined;
    await context.exposeFunction('hostileAnswer', (pathname: string) => {
      try {
        return JSON.stringify(answer(pathname)) ?? null;
      } catch (error) {
        effects.happened.push(String(error));
        return null;
      }
    });
    await context.addInitScript(answerFromTest);
    await context.addInitScript(record);
    await context.addInitScript({ content: lookingScript });
    await use((choose, length) => {
      answer = (pathname) => answerTo(pathname, choose, length);
    });
  },
});

export { expect, type Page } from '@playwright/test';
