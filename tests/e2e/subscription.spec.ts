/** The subscription sale (sections 2, 4, 5, 7 and 8, "Payment and subscription"): modal, page, account, card, receipt. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const password = 'correct horse battery';
const subscriber = {
  username: 'subscriber',
  email: 'subscriber@twinbridge.example',
  key: '9a1c5e7f3b2d4068a1c5e7f3b2d40689a1c5e7f3',
};
const cards = {
  success: '4242 4242 4242 4242',
  away: '4000 0000 0000 3220',
  awayDeclined: '4000 0084 0000 1629',
  declined: '4000 0000 0000 0002',
};

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Complete Your Payment' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $300.00' });

/** Someone who logged in before in this tab. */
async function seedToken(page: Page): Promise<void> {
  await page.addInitScript(({ key, username }) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'true');
    sessionStorage.setItem('twinbridge.subscription.account', JSON.stringify({ key, username }));
  }, subscriber);
}

async function enterEmployees(page: Page, employees = '12'): Promise<void> {
  await page.getByRole('spinbutton').fill(employees);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function fillAccount(page: Page, confirm: boolean, name = subscriber.username) {
  const email = name === subscriber.username ? subscriber.email : `${name}@hart.example`;
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.locator('main, dialog').getByRole('textbox', { name: 'Email' }).last().fill(email);
  await page.getByLabel(/^Password/).fill(password);
  if (confirm) await page.getByLabel(/^Confirm Password/).fill(password);
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

/** The modal at its card form, 12 employees, logged in. */
async function openCard(page: Page, mock = ''): Promise<void> {
  await seedToken(page);
  await page.goto(`/pricing?plan=premium${mock && `&mock=${mock}`}`);
  await enterEmployees(page);
  await expect(payButton(page)).toBeVisible();
}

/** What the mock has recorded: confirmations that the card provider was asked for, and subscriptions. */
const recorded = (page: Page) =>
  page.evaluate(() => {
    type Stored = { intents: { payment?: { confirmations: number } }[]; subscriptions: object[] };
    const text =
      localStorage.getItem('twinbridge.mock.records') ?? '{"intents":[],"subscriptions":[]}';
    const { intents, subscriptions } = JSON.parse(text) as Stored;
    const confirmations = intents.reduce(
      (sum, { payment }) => sum + (payment?.confirmations ?? 0),
      0,
    );
    return { confirmations, subscriptions };
  });

/** A reload must not ask for another intent: the provider charges one only once. */
const countIntents = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('twinbridge.mock.records') ?? '{}').intents.length,
  );

async function expectReceipt(page: Page, confirmations = 1): Promise<void> {
  await expect(heading(page, 'Thank you. You are subscribed.')).toBeVisible();
  await expect(page.getByText('Total paid')).toBeVisible();
  await expect(page.getByText('$300.00', { exact: true })).toBeVisible();
  const { confirmations: counted, subscriptions } = await recorded(page);
  expect(counted).toBe(confirmations);
  expect(subscriptions).toEqual([
    expect.objectContaining({ companyId: 10, max_employees: 12, owner: expect.any(String) }),
  ]);
}

test('modal: employees, sign-up, card, receipt; nothing of the token leaks', async ({ page }) => {
  const said: string[] = [];
  const addresses: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.url().includes('stripe.com')) scripts.push(request.url());
  });
  await page.goto('/humanresource');
  await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
  await expect(modal(page).getByText('Basic plan.')).toBeVisible();
  await enterEmployees(page);
  await expect(modal(page).getByText('12 employees × $25.00')).toBeVisible();
  await expect(heading(page, 'Create your account')).toBeFocused();
  await fillAccount(page, true, 'rosalind');
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await expect(heading(page, 'Pay by card')).toBeVisible();
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(toast(page, 'Subscription successful!')).toBeVisible();
  await expectReceipt(page);
  const stored = await page.evaluate(() => ({
    local: { ...localStorage },
    tab: { ...sessionStorage },
  }));
  const { key } = JSON.parse(stored.tab['twinbridge.subscription.account'] ?? '{}');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  // The mock's own records stand for the server; the website's keys are all others.
  const { 'twinbridge.mock.records': _, ...site } = stored.local;
  for (const text of [JSON.stringify(site), ...said, ...addresses]) {
    expect(text).not.toContain(key);
    expect(text).not.toContain(password);
  }
  expect(JSON.stringify(stored.tab)).not.toContain('_secret_');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
  await expect(heading(page, 'How many employees?')).toBeVisible();
});

test('page: /login, then employees and payment on the subscription page', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page, 'Log in to your account')).toBeVisible();
  await expect(page.getByLabel(/^Confirm Password/)).toHaveCount(0);
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.locator('[aria-current=step]')).toHaveText(/Employees and payment/);
  await enterEmployees(page);
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expectReceipt(page);
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('/combinedcomponent is the same page; the form is preset by the navigation, and toggles', async ({
  page,
}) => {
  await page.goto('/combinedcomponent');
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.evaluate(() => history.replaceState({ usr: { mode: 'login' }, key: 'k', idx: 0 }, ''));
  await page.reload();
  await expect(heading(page, 'Log in to your account')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill('kept');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel(/^Confirm Password/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('kept');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(
    page.locator('main').getByRole('textbox', { name: 'Email' }),
  ).toHaveAccessibleDescription(/fill/);
});

test('employee counts that cannot be are refused with our own words, the amount follows', async ({
  page,
}) => {
  await page.goto('/pricing?plan=basic');
  const field = page.getByRole('spinbutton', { name: 'Maximum number of employees' });
  await expect(field).toHaveAttribute('min', '1');
  for (const bad of ['', '0', '-3', '2.5', '1e300']) {
    await enterEmployees(page, bad);
    await expect(field).toHaveAccessibleDescription('Please enter a valid number of employees.');
    await expect(field).toBeFocused();
  }
  await field.fill('');
  await field.pressSequentially('twelve');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveAccessibleDescription('Please enter a valid number of employees.');
  await field.fill('7');
  await expect(field).not.toHaveAccessibleDescription(/./);
  await expect(page.getByLabel('Amount')).toHaveText('7 employees × $25.00$175.00');
  await field.fill('');
  await field.pressSequentially('1e9');
  await expect(page.getByLabel('Amount')).toContainText('$25,000,000,000.00');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Change the number of employees' }).click();
  await expect(field).toHaveValue('1000000000');
});

const unavailable = 'An error occurred. Please try again later.';

for (const [scenario, text] of [
  ['registerAccount:usernameTaken', 'A user with that username already exists.'],
  ['registerAccount:fieldProblems', unavailable],
  ['registerAccount:html', unavailable],
  ['loginAccount:loginWrong', 'Unable to log in with provided credentials.'],
  ['loginAccount:loginFieldProblems', unavailable],
  ['loginAccount:network', unavailable],
] as const) {
  test(`${scenario}: "${text}", and the form stays`, async ({ page }) => {
    const signingUp = scenario.startsWith('register');
    await page.goto(`/${signingUp ? 'subscription' : 'login'}?mock=${scenario}`);
    await fillAccount(page, signingUp);
    await page.getByRole('button', { name: signingUp ? 'Sign up' : 'Log in' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('subscriber');
    await expect(page.getByLabel(/^Password/)).toHaveValue(password);
  });
}

test('a double submit of the account form is one request', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/login?mock=loginAccount:loginWrong');
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).dblclick();
  await expect(page.getByRole('main').getByRole('alert')).not.toHaveText('');
  expect(posts).toHaveLength(1);
});

const noIntent = 'Failed to create payment intent.';

for (const [scenario, text] of [
  ['createPaymentIntent:intentRefused', 'The number of employees is not valid.'],
  ['createPaymentIntent:intentFailed', noIntent],
  ['createPaymentIntent:intentWithoutSecret', noIntent],
  ['createPaymentIntent:html', noIntent],
  ['createPaymentIntent:network', noIntent],
] as const) {
  test(`${scenario}: "${text}", and trying again goes on`, async ({ page }) => {
    await seedToken(page);
    await page.goto(`/pricing?plan=premium&mock=${scenario}*1`);
    await enterEmployees(page);
    await expect(modal(page).getByRole('alert')).toHaveText(text);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(payButton(page)).toBeVisible();
  });
}

for (const [card, text] of [
  [cards.declined, 'Your card was declined.'],
  ['4000 0000 0000 0069', 'Your card has expired.'],
  [
    '4000 0000 0000 0119',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
  ['4242', 'Your card number is incomplete.'],
] as const) {
  test(`card ${card}: "${text}", then another card pays`, async ({ page }) => {
    await openCard(page);
    await fillCard(page, card);
    await payButton(page).click();
    await expect(modal(page).getByRole('alert').filter({ hasText: text })).toHaveText(text);
    expect((await recorded(page)).subscriptions).toEqual([]);
    await fillCard(page, cards.success);
    await payButton(page).click();
    await expectReceipt(page, card === '4242' ? 1 : 2);
  });
}

test('stripe:notLoaded says so, and trying again loads it', async ({ page }) => {
  await seedToken(page);
  // loadStripe itself asks twice before it gives up.
  await page.goto('/pricing?plan=premium&mock=stripe:notLoaded*2');
  await enterEmployees(page);
  await expect(modal(page).getByRole('alert')).toHaveText(
    'Stripe has not loaded yet. Please try again later.',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('stripe:elementMissing says so and confirms nothing', async ({ page }) => {
  await openCard(page, 'stripe:elementMissing');
  await payButton(page).click();
  await expect(modal(page).getByRole('alert')).toHaveText(
    'Payment Element not found. Please try again later.',
  );
  expect((await recorded(page)).confirmations).toBe(0);
});

const notRecorded = 'Failed to create subscription.';

for (const [scenario, text] of [
  ['recordPaymentMethod:subscriptionRefused', 'This payment method has expired.'],
  ['recordPaymentMethod:subscriptionFailed', notRecorded],
  ['recordPaymentMethod:html', notRecorded],
  ['recordPaymentMethod:network', notRecorded],
] as const) {
  test(`${scenario}: "${text}", and trying again never charges again`, async ({ page }) => {
    await openCard(page, `${scenario}*2`);
    await fillCard(page, cards.success);
    await payButton(page).click();
    const problem = modal(page).getByRole('alert');
    await expect(problem).toHaveText(text);
    await expect(heading(page, 'Your payment is confirmed')).toBeVisible();
    await expect(page.getByText('your card will not be charged a second time')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).dblclick();
    await expect(problem).toHaveText(text);
    await page.reload();
    await expectReceipt(page);
  });
}

test('double click and Enter held down confirm exactly once', async ({ page }) => {
  await openCard(page);
  await fillCard(page, cards.declined);
  await page.getByLabel('Security code').focus();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(50);
  }
  await page.keyboard.up('Enter');
  await expect(modal(page).getByRole('alert')).toHaveText('Your card was declined.');
  expect((await recorded(page)).confirmations).toBe(1);
  await fillCard(page, cards.success);
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click++) button.click();
  });
  await expectReceipt(page, 2);
});

test('while the payment runs the modal stays, and a reload finishes it', async ({ page }) => {
  await openCard(page, 'recordPaymentMethod:slow*1');
  await fillCard(page, cards.success);
  await payButton(page).click();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Your payment is confirmed')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.reload();
  await expectReceipt(page);
});

for (const [name, card] of [
  ['a success', cards.away],
  ['a refusal', cards.awayDeclined],
] as const) {
  test(`${name} at the bank comes back to the origin, is finished, and leaves no secret in the address`, async ({
    page,
  }) => {
    await openCard(page);
    await fillCard(page, card);
    const left = page.waitForRequest((request) => request.url().includes('redirect_status'));
    await payButton(page).click();
    expect(new URL((await left).url()).pathname).toBe('/');
    await expect(page).toHaveURL(/\/subscription$/);
    if (card === cards.away) {
      await expect(toast(page, 'Subscription successful!')).toBeVisible();
      await expectReceipt(page);
      await page.reload();
      await expectReceipt(page);
    } else {
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Your card was declined.');
      await fillCard(page, cards.success);
      await payButton(page).click();
      await expectReceipt(page, 2);
    }
    expect(
      await page.evaluate(() => `${location.href}${JSON.stringify(history.state)}`),
    ).not.toMatch(/secret|payment_intent/);
    await page.goBack();
    expect(page.url()).not.toMatch(/secret|payment_intent/);
  });
}

test('a tab that lost the purchase finishes it from the payment alone', async ({ page }) => {
  await openCard(page);
  await fillCard(page, cards.away);
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith('twinbridge.')) sessionStorage.removeItem(key);
      }
    }),
  );
  await payButton(page).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectReceipt(page);
});

test('a reload resumes at employees, account and card', async ({ page }) => {
  await page.goto('/pricing?plan=premium');
  await page.reload();
  await enterEmployees(page);
  await page.reload();
  await expect(modal(page).getByText('12 employees × $25.00')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(await countIntents(page)).toBe(1);
});

test('a reload in the middle of a confirmation, and at the receipt', async ({ page }) => {
  await openCard(page);
  await fillCard(page, cards.success);
  // The provider never answers, so that the reload comes before the confirmation's end.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.reload();
  // It is asked what became of it, and knows of no payment.
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expectReceipt(page);
  await page.reload();
  await expectReceipt(page);
  expect(await countIntents(page)).toBe(1);
});

test('a token that is no longer accepted is asked for again, before and after paying', async ({
  page,
}) => {
  await seedToken(page);
  await page.goto(
    '/pricing?plan=premium&mock=createPaymentIntent:invalidToken*1,recordPaymentMethod:invalidToken*1',
  );
  await enterEmployees(page);
  await expect(modal(page).getByRole('alert')).toHaveText(noIntent);
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await fillCard(page, cards.success);
  await payButton(page).click();
  await expect(heading(page, 'Log in to your account')).toBeVisible();
  await expect(modal(page).getByRole('alert').filter({ hasText: notRecorded })).toBeVisible();
  await fillAccount(page, false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectReceipt(page);
});

test('another account means a new intent', async ({ page }) => {
  await openCard(page);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(heading(page, 'Log in to your account')).toBeFocused();
  expect(
    await page.evaluate(() => sessionStorage.getItem('twinbridge.subscription.account')),
  ).toBeNull();
});

test('from plan to receipt by keyboard alone', async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = (text: string) => page.keyboard.insertText(text);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Select Plan: Premium', exact: true }).focus();
  await press('Enter');
  await expect(page.getByRole('spinbutton')).toBeFocused();
  await type('12');
  await press('Enter');
  await expect(heading(page, 'Create your account')).toBeFocused();
  await press('Tab', 'Tab');
  await type('keys');
  await press('Tab');
  await type('keys@hart.example');
  await press('Tab');
  await type(password);
  await press('Tab', 'Tab');
  await type(password);
  await press('Enter');
  await expect(heading(page, 'Pay by card')).toBeFocused();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await press('Tab', 'Tab', 'Tab');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await type(cards.success);
  await press('Tab');
  await type('12/34');
  await press('Tab');
  await type('123');
  await press('Tab');
  await expect(payButton(page)).toBeFocused();
  await press('Enter');
  await expect(heading(page, 'Thank you. You are subscribed.')).toBeFocused();
  await expectReceipt(page);
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await press('Enter');
  await expect(
    page.getByRole('button', { name: 'Select Plan: Premium', exact: true }),
  ).toBeFocused();
});
