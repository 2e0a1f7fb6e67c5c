/** About Us, Contact us with its form, team member and privacy policy. */
import type { Page } from '@playwright/test';
import { site } from '#site.ts';
import { toast } from '#tests/support/candidate.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';
import { fillMessage } from '#tests/support/steps.ts';

const fieldOf = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

test('About Us and Contact Us: story, way of working, two offices, contact block', async ({
  page,
}) => {
  await page.goto('/about-us');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Our story' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'How we work' })).toBeVisible();
  const offices = main.getByRole('region', { name: 'Two front doors' });
  for (const { city, lines, country, phone } of site.offices) {
    const office = offices
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: city }) });
    await expect(office.getByText([...lines, country].join(', '))).toBeVisible();
    const call = office.getByRole('link', { name: phone.display });
    await expect(call).toHaveAttribute('href', phone.href);
    const picture = office.getByRole('img', { name: `The ${city} office` });
    await expect(picture).toHaveAttribute('src', new RegExp(`offices-${city.toLowerCase()}`));
  }

  await navigate(page, '/contact-us');
  const block = main.getByRole('region', { name: 'Contact', exact: true });
  await expect(block.getByText('Have Questions?', { exact: true })).toBeVisible();
  await expect(block.getByRole('heading', { name: 'Send us a Message' })).toBeVisible();
  for (const { label, lines, phone } of site.offices) {
    const office = block
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: label }) });
    for (const text of lines) await expect(office.getByText(text)).toBeVisible();
    const call = office.getByRole('link', { name: phone.display });
    await expect(call).toHaveAttribute('href', `tel:+${phone.display.replace(/\D/g, '')}`);
  }
  const write = block.getByRole('link', { name: site.emails.official });
  await expect(write).toHaveAttribute('href', `mailto:${site.emails.official}`);
  for (const network of ['LinkedIn', 'Facebook', 'Instagram', 'X', 'YouTube']) {
    const link = block.getByRole('link', { name: `${network} (opens in a new tab)`, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`\\b${network}\\b`, 'i'));
  }
});

test('the form: required fields, an optional phone, disabled during sending, cleared once sent', async ({
  page,
  posts,
}) => {
  await page.clock.install();
  await page.goto('/contact-us?mock=sendEmail:network*1,sendEmail:slow');
  const send = page.getByRole('button', { name: 'Get in Touch' });
  const [name, email] = [fieldOf(page, 'Name'), fieldOf(page, 'Email')];
  const comments = fieldOf(page, 'Comments');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(fieldOf(page, 'Phone')).toHaveAttribute('type', 'tel');
  await test.step('missing or blank values and invalid email addresses are not sent', async () => {
    await expect(comments).toHaveAttribute('placeholder', 'Tell Us About Project *');
    await send.click();
    await expect(name).toBeFocused();
    for (const field of [name, email, comments]) {
      await expect(field).toHaveAccessibleDescription(/fill (out|in) this field/);
    }
    await fillMessage(page.getByRole('main'), 'An app for our farm shops.');
    await email.fill('nobody');
    await send.click();
    await expect(email).toHaveAccessibleDescription(/@/);
    await email.fill('ada@hart.example');
    await name.fill('   ');
    await send.click();
    await expect(name).toHaveAccessibleDescription(/fill/);
    expect(posts).toEqual([]);
  });
  await name.fill('Rosalind');
  // `catalogue.spec.ts` tests every outcome.
  await send.press('Enter');
  await expect(toast(page, 'Error sending message.')).toBeVisible();
  await expect(send).toBeFocused();
  await expect(name).toHaveValue('Rosalind');
  await expect(comments).toHaveValue('An app for our farm shops.');
  await send.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  for (const field of [name, email, fieldOf(page, 'Phone'), comments]) {
    await expect(field).toBeDisabled();
  }
  await page.clock.fastForward(6000);
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(send).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(comments).toHaveValue('');
});

test('a pending message cannot be sent again after leaving and returning, and moves no focus at its end', {
  tag: '@deep',
}, async ({ page, posts }) => {
  await page.goto('/contact-us?mock=sendEmail:slow');
  await fillMessage(page.getByRole('main'), 'An app for our farm shops.');
  await page.getByRole('button', { name: 'Get in Touch' }).press('Enter');
  await navigate(page, '/portfolio');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  const link = page.getByRole('banner').getByRole('link', { name: 'Portfolio' });
  await link.focus();
  await expect(toast(page, 'Thanks For Your Message')).toBeVisible();
  await expect(link).toBeFocused();
  await expect(fieldOf(page, 'Comments')).toHaveValue('');
  expect(posts).toHaveLength(1);
});

test('team member: full designation of all, own page, links to the others', async ({ page }) => {
  await page.goto('/team-details/2');
  const main = page.getByRole('main');
  const ownPage = main.getByRole('link', { name: /^Personal page/ });
  await expect(main.getByText('Chief Technology Officer', { exact: true })).toBeVisible();
  await expect(ownPage).toHaveAttribute('href', 'https://twinbridge.example/people/bilal-qureshi');
  const others = main.getByRole('region', { name: 'More of the team' });
  await expect(others.getByRole('listitem')).toHaveCount(7);
  await expect(others.getByText('Chief Operating Officer', { exact: true })).toBeVisible();
  await others.getByRole('link', { name: /^Gethin Rowe/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Gethin Rowe' })).toBeVisible();
  await expect(ownPage).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await test.step('a member of another group has a page, an unknown member has none', async () => {
    await navigate(page, '/team-details/9');
    await expect(main.getByRole('heading', { level: 1, name: 'Imran Tariq' })).toBeVisible();
    await navigate(page, '/team-details/999');
    await expect(page.getByText('No team data available', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('privacy policy: numbered sections, initially closed, toggle independently in 0.3 s', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/privacy_policy');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Thank you for playing our games/)).toBeVisible();
  const sections = main.locator('details');
  const durationOfOpening = () =>
    sections
      .first()
      .evaluate((details) => getComputedStyle(details, '::details-content').transitionDuration);
  expect((await durationOfOpening()).split(', ')).toContain('0.3s');
  const titles = sections.locator('summary');
  await expect(titles).toHaveText([
    '1 Introduction',
    '2 Information We Collect',
    '3 How We Use Your Information',
    '8 Contact Us',
  ]);
  await expect(sections.last()).toContainText(`welcome at ${site.emails.privacy}.`);
  for (const { lines, country } of site.offices) {
    await expect(sections.last()).toContainText(`${lines.join(', ')}, ${country}`);
  }
  await expect(main.locator('details[open]')).toHaveCount(0);
  await titles.nth(0).click();
  await titles.nth(2).click();
  await expect(main.locator('details[open]')).toHaveCount(2);
  const introduction = sections.nth(0).getByText(`${site.name} makes mobile games`);
  await introduction.scrollIntoViewIfNeeded();
  await expect(introduction).toBeInViewport({ ratio: 1 });
  await titles.nth(0).press('Enter');
  await expect(sections.nth(0)).not.toHaveAttribute('open');
  await expect(sections.nth(2)).toHaveAttribute('open');
  await test.step('printed: all text, no controls', async () => {
    await page.emulateMedia({ media: 'print' });
    // A page is printed at once, without waiting for a section to open.
    expect(await durationOfOpening()).toBe('0s');
    for (const section of await sections.all()) {
      const text = section.locator('p, li').last();
      await expect(text).toBeVisible();
      const { inner, outer } = await text.evaluate((each) => ({
        inner: each.getBoundingClientRect().bottom,
        outer: each.closest('details')?.getBoundingClientRect().bottom ?? 0,
      }));
      // Otherwise the section would cut it off.
      expect(inner).toBeLessThanOrEqual(outer);
    }
    for (const role of ['button', 'navigation', 'banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });
});
