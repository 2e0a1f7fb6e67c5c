/** Code that does not come because the line is down: it is said, and comes when the line is back. */
import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';

test('what the header opens says that it cannot, and opens once the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/about-us');
  const button = banner(page).getByRole('button', { name: 'Contact details' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
  await context.setOffline(false);
  // The browser keeps the failure until the page is loaded again, which the next click does.
  const panel = page.getByRole('dialog', { name: 'Contact details' });
  await expect(async () => {
    await button.click();
    await expect(panel).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a page that did not come is asked for again', async ({ page, context }) => {
  await page.goto('/about-us');
  const link = banner(page).getByRole('link', { name: 'Portfolio' });
  await expect(link).toBeVisible();
  await context.setOffline(true);
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be shown');
  await context.setOffline(false);
  await page.goBack();
  await expect(heading).not.toHaveText('This page could not be shown');
  await page.waitForTimeout(600);
  await link.click();
  await expect(heading).toHaveText('Portfolio');
});
