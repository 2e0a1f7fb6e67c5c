/** The page of a position, and applications. */
import type { Page } from '@playwright/test';
import { accountButton, banner, jobButton, signIn, toast } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

const job = '/job-details/senior-ios-engineer';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const back = (page: Page) => page.getByRole('link', { name: 'Back to Careers' });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('a position shows only existing sections, and a closed one takes no application', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.goto('/job-details/application-security-tester?as=candidate-with-profile');
  await expect(heading('Job Description')).toBeVisible();
  await expect(heading('Key Responsibilities')).toHaveCount(0);
  await navigate(page, job);
  for (const [name, text] of [
    ['Job Description', 'You will look after the iOS side'],
    ['Key Responsibilities', 'Plan releases with the client'],
    ['Qualifications', 'The right to work in the United Kingdom'],
  ] as const) {
    const sections = page.getByRole('main').locator('section');
    await expect(sections.filter({ has: heading(name) })).toContainText(text);
  }
  await expect(heading('Important Dates')).toBeVisible();
  await expect(page.getByText('Posted November 16, 2026')).toBeVisible();
  await expect(page.getByText('January 15, 2027')).toBeVisible();
  await expect(page.getByText('Engineering', { exact: true }).first()).toBeVisible();
  await navigate(page, '/job-details/qa-engineer');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Position Closed']);
  await expect(button(page, 'Position Closed')).toBeDisabled();
});

test('a position that cannot be loaded can be tried again, an unknown one cannot', async ({
  page,
}) => {
  const robots = page.locator('meta[name="robots"]');
  const again = page.getByRole('button', { name: 'Try Again' });
  await page.goto(`${job}?mock=getJob:503*2`);
  await expect(title(page)).toHaveText('Job Not Found');
  await expect(robots).toHaveCount(0);
  await again.click();
  await expect(title(page)).toHaveText('Senior iOS Engineer');
  await navigate(page, '/job-details/no-such-job');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(title(page)).toHaveText('Job Not Found');
  await expect(again).toHaveCount(0);
  await back(page).click();
  await expect(page).toHaveURL('/careers');
});

test('a position leads back to the list as the visitor left it, by both links and after an application', async ({
  page,
}) => {
  const query = 'department_id=1&job_type=full-time&search=engineer';
  const list = `/careers?${query}`;
  await page.goto(`${list}&as=candidate-with-profile`);
  await expect(jobButton(page, 'Apply')).toBeVisible();
  const view = page.getByRole('link', { name: /^View: Senior iOS Engineer/ });
  const [tab] = await Promise.all([page.waitForEvent('popup'), view.click()]);
  await expect(tab).toHaveURL(`${job}?${query}`);
  await expect(title(tab)).toHaveText('Senior iOS Engineer');
  const canonical = tab.locator('link[rel=canonical]');
  for (const href of await canonical.evaluateAll((links) =>
    links.map((each) => each.getAttribute('href')),
  )) {
    expect(href).not.toContain('?');
  }
  await expect(back(tab).last()).toHaveAttribute('href', list);
  await back(tab).first().click();
  await expect(tab).toHaveURL(list);
  await tab.goBack();
  await button(tab, 'Apply Now').click();
  await expect(tab).toHaveURL(list);
  await expect(tab.getByRole('combobox', { name: 'Department' })).toHaveValue('1');
  await expect(jobButton(tab, 'Already Applied')).toBeDisabled();
});

test('a refused application does not leave the page', async ({ page }) => {
  await page.clock.install();
  await page.goto(
    `${job}?as=candidate-with-profile&mock=applyToJob:notSignedIn*1,applyToJob:alreadyApplied*1`,
  );
  const apply = button(page, 'Apply Now');
  await test.step("an expired session opens the sign-in and shows the server's text", async () => {
    await apply.click();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await expect(toast(page, 'Please sign in')).toBeVisible();
    await signIn(page);
  });
  await test.step('an earlier application disables the button', async () => {
    await apply.click();
    await expect(button(page, 'Already Applied')).toBeDisabled();
  });
  await page.clock.runFor(3000);
  await expect(page).toHaveURL(job);
});

test('after a refusal for want of a profile, Apply becomes Create Profile', async ({ page }) => {
  const gone = 'applyToJob:profileRequired,checkProfile:profileNotCreated';
  await page.goto(`${job}?as=candidate-with-profile&mock=checkProfile:profileFound*1,${gone}`);
  await button(page, 'Apply Now').click();
  await expect(toast(page, 'Create a profile before you apply.')).toBeVisible();
  await expect(button(page, 'Create Profile')).toBeVisible();
});

test('a pending application cannot be sent again from the list', { tag: '@deep' }, async ({
  page,
  posts,
}) => {
  await page.goto(`${job}?as=candidate-with-profile&mock=applyToJob:slow`);
  await button(page, 'Apply Now').click();
  await back(page).first().click();
  await expect(jobButton(page, 'Apply')).toBeDisabled();
  await expect(jobButton(page, 'Already Applied')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('an application whose session has expired asks nobody to sign in on another page', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(`${job}?as=candidate-with-profile&mock=applyToJob:notSignedIn,latency:900`);
  await expect(button(page, 'Apply Now')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Apply Now').click();
  await navigate(page, '/about-us');
  await page.clock.resume();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('after an application the page stays for an open dialog, and follows a link to another page', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.install();
  const apply = async () => {
    await page.clock.resume();
    await page.goto(`${job}?as=candidate-with-profile`);
    await expect(button(page, 'Apply Now')).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await button(page, 'Apply Now').click();
    await page.clock.runFor(100);
    await expect(button(page, 'Already Applied')).toBeDisabled();
  };
  await apply();
  await accountButton(page).click();
  await banner(page).getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(5000);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/careers');
  await apply();
  // Until the code of the next page is there, the URL alone has changed.
  await page.evaluate(() => history.pushState(null, '', '/portfolio'));
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/portfolio');
});

test('Apply stays in view: at the foot of a phone, beside the text of a wide screen', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(job);
  const apply = button(page, 'Login to Apply');
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.getByRole('heading', { name: 'Qualifications' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(apply).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Important Dates' })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const scrolled of [0, 500]) {
    await page.evaluate((y) => window.scrollTo(0, y), scrolled);
    await expect(apply).toBeInViewport({ ratio: 1 });
    expect((await apply.boundingBox())?.y).toBeGreaterThan(750);
  }
  await test.step('it covers neither the focused element nor the button to the top', async () => {
    const up = await page.getByRole('button', { name: 'Scroll to top' }).boundingBox();
    const bar = await apply.boundingBox();
    expect((up?.y ?? 0) + (up?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    const padding = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingBottom,
    );
    expect(Number.parseFloat(padding)).toBeGreaterThan(844 - (bar?.y ?? 0));
  });
  await test.step('in a very low window it scrolls with the page', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(apply).not.toBeInViewport();
  });
});
