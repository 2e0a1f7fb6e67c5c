/** About Us, Contact us, team member and privacy policy. */
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

test('About Us and Contact Us: story, values, four steps, two offices, contact block', async ({
  page,
}) => {
  await page.goto('/about-us');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our story' })).toBeVisible();
  const values = main.getByRole('region', { name: 'What we hold on to' });
  await expect(values.getByRole('listitem')).toHaveCount(4);
  const steps = main.getByRole('region', { name: 'How we work' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  const offices = main.getByRole('region', { name: 'Two front doors' });
  await expect(offices.getByRole('heading', { name: 'London', exact: true })).toBeVisible();
  await expect(offices.getByText(/Lahore \d+, Pakistan/)).toBeVisible();
  await expect(offices.getByRole('link', { name: '+44 20 7946 0123' })).toBeVisible();
  await expect(offices.getByRole('link', { name: '+92 42 0000 0100' })).toBeVisible();

  await visit(page, '/contact-us');
  await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const block = main.getByRole('region', { name: 'Contact', exact: true });
  await expect(block.getByText('Have Questions?', { exact: true })).toBeVisible();
  await expect(block.getByRole('heading', { name: 'Send us a Message' })).toBeVisible();
  await expect(block.getByPlaceholder('Tell Us About Project *')).toBeVisible();
  await expect(block.getByRole('button', { name: 'Get in Touch' })).toBeVisible();
  await expect(block.getByRole('heading', { name: 'London office' })).toBeVisible();
  await expect(block.getByRole('heading', { name: 'Offshore office' })).toBeVisible();
  await expect(block.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(5);
});

test('team member: full designation, own page, links to the others', async ({ page }) => {
  await page.goto('/team-details/2');
  const main = page.getByRole('main');
  await expect(main.getByText('Chief Technology Officer', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Personal page/ })).toHaveAttribute(
    'href',
    'https://twinbridge.example/people/bilal-qureshi',
  );
  const others = main.getByRole('region', { name: 'More of the team' });
  await expect(others.getByRole('listitem')).toHaveCount(7);
  await expect(others.getByText('Chief Operating Officer', { exact: true })).toBeVisible();
  await others.getByRole('link', { name: /^Gethin Rowe/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Gethin Rowe' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Personal page/ })).toHaveCount(0);
});

test('team member: one of another group has a page too, an unknown one has none', async ({
  page,
}) => {
  await page.goto('/team-details/9?mock=listTeams:teamsWithoutMainPage');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Imran Tariq' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'More of the team' })).toHaveCount(0);
  for (const path of ['/team-details/999', '/team-details/amara']) {
    await visit(page, path);
    await expect(page.getByText('No team data available', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await visit(page, '/team-details/9');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
});

test('privacy policy', async ({ page }) => {
  await test.step('privacy policy: 0.3 s animation, date of the last change and the thank-you line', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/privacy_policy');
    const main = page.getByRole('main');
    await expect(main.getByText('November 1, 2026', { exact: true })).toBeVisible();
    await expect(main.getByText(/^Thank you for playing our games/)).toBeVisible();
    const duration = await main
      .locator('details')
      .first()
      .evaluate((details) => getComputedStyle(details, '::details-content').transitionDuration);
    expect(duration.split(', ')).toContain('0.3s');
  });
  await test.step('privacy policy: numbered sections, closed at first, each toggles alone', async () => {
    const main = page.getByRole('main');
    const sections = main.locator('details');
    const titles = sections.locator('summary');
    await expect(titles).toHaveText([
      '1 Introduction',
      '2 Information We Collect',
      '3 How We Use Your Information',
      '8 Contact Us',
    ]);
    await expect(main.locator('details[open]')).toHaveCount(0);

    await titles.nth(0).click();
    await titles.nth(2).click();
    await expect(sections.nth(0)).toHaveAttribute('open');
    await expect(sections.nth(2)).toHaveAttribute('open');
    await expect(sections.nth(1)).not.toHaveAttribute('open');
    await expect(sections.nth(0).getByText(/^Twinbridge makes mobile games/)).toBeVisible();

    await titles.nth(0).click();
    await expect(sections.nth(0)).not.toHaveAttribute('open');
    await expect(sections.nth(2)).toHaveAttribute('open');

    await titles.nth(3).press('Enter');
    await expect(sections.nth(3)).toHaveAttribute('open');
  });
});
