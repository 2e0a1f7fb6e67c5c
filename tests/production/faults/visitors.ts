/** Visitors: signed out, candidate without or with a profile, subscriber. Each cell has its own. */
import type { BrowserContext } from '@playwright/test';
import { parseSetCookie } from '../../../mocks/cookies/jar.ts';
import { profiles, subscribers } from '../../../mocks/db/collections.ts';
import { applyPreset } from '../../../mocks/db/presets.ts';
import { signIn } from '../../../mocks/db/sessions.ts';
import { changeRecords } from '../../../mocks/db/store.ts';
import type { Screen } from './screens.ts';

await applyPreset('candidate-with-profile');
const exampleProfile = profiles.findFirst();
const subscriber = subscribers.findFirst();

async function cookiesOf(email: string, url: string) {
  return (await signIn(email)).map(([, line]) => ({ ...parseSetCookie(line), url }));
}

/** Writes to the tab's storage what a sign-in would store. */
async function remember(context: BrowserContext, key: string, value: object): Promise<void> {
  await context.addInitScript(
    ([name, text]) => {
      try {
        sessionStorage.setItem(name, text);
      } catch {
        // The storage may be blocked.
      }
    },
    [key, JSON.stringify(value)] as const,
  );
}

/** Signs a context in with a role, by cookies and storage. */
export async function becomeVisitor(
  context: BrowserContext,
  url: string,
  name: string,
  role: Screen['as'],
): Promise<void> {
  // Sign-up needs an unused name.
  await changeRecords(() =>
    subscribers.deleteMany((q) => q.where(({ key }) => key !== subscriber?.key)),
  );
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('.splash')?.remove());
  });
  if (role === 'subscriber' && subscriber) {
    const { key, username } = subscriber;
    await remember(context, 'twinbridge.subscription.account', { key, username });
  }
  if (role !== 'candidate' && role !== 'applicant') return;
  const email = `${name}@hart.example`;
  if (role === 'applicant' && exampleProfile) {
    await changeRecords(() => profiles.create({ ...exampleProfile, email }));
  }
  await context.addCookies(await cookiesOf(email, url));
  await remember(context, 'twinbridge.careers.user', { email });
}
