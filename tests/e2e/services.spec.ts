/** Services list and service details. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

const story = 'The story of Twinbridge';

/** Milliseconds from the visitor's click to the page's own click on a download link. */
const measureDownload = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = 0;
        const listen = ({ target, timeStamp }: MouseEvent) => {
          if (target instanceof HTMLAnchorElement && target.hasAttribute('download')) {
            document.removeEventListener('click', listen);
            resolve(timeStamp - clickedAt);
          } else {
            clickedAt = timeStamp;
          }
        };
        document.addEventListener('click', listen);
      }),
  );

test('the services list and its story video', async ({ page }) => {
  // The list has two pages.
  await page.goto('/services?mock=listServices:servicesFirstPage*1');
  await test.step('shows the banner and all services', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');
    const grid = page.getByRole('region', { name: 'Our Services' });
    await expect(grid.getByRole('article')).toHaveCount(9);
    await expect(grid.getByRole('link', { name: 'Mobile App Development' })).toBeVisible();
    await expect(grid.getByRole('link', { name: 'DevOps and Support' })).toBeVisible();
  });
  await test.step('the video opens, and closes by its button, by Esc and when it ends', async () => {
    const opener = page.getByRole('button', { name: 'OUR STORY' });
    const dialog = page.getByRole('dialog', { name: story });
    for (const close of [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => dialog.locator('video').dispatchEvent('ended'),
    ]) {
      await opener.click();
      await expect(dialog.getByLabel(story)).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
  await test.step('links to the contact page and to a service', async () => {
    await page.getByRole('link', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact-us');
    await page.goBack();
    await page
      .getByRole('region', { name: 'Our Services' })
      .getByRole('link', { name: 'Cybersecurity' })
      .click();
    await expect(page).toHaveURL(/\/services-details\/5#?$/);
  });
});

test('service details', async ({ page }) => {
  await test.step('shows every part of a service', async () => {
    await page.goto('/services-details/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile App Development');
    const main = page.getByRole('main');
    await expect(main.locator('img[src="/media/services/mobile-apps.webp"]')).toBeVisible();
    await expect(main.getByText(/^A phone app is a guest/)).toBeVisible();
    await expect(main.getByText(/^When the app is live/)).toBeVisible();
    const included = page.getByRole('region', { name: 'Included Services' });
    await expect(included.getByRole('listitem')).toHaveCount(5);
    await expect(included.getByText('Offline mode and background sync')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'The Challenge' })).toBeVisible();
    await expect(main.getByText(/^Most apps are not abandoned/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'What we do' })).toBeVisible();
    await expect(main.getByText(/^We begin with the first minute/)).toBeVisible();
    await expect(main.getByText('Release management')).toBeVisible();
  });
  await test.step('has a Need Help card with two phones and the services email', async () => {
    const card = page.getByRole('region', { name: 'Need Help' });
    await expect(card.locator('a[href^="tel:"]')).toHaveText([
      '+44 20 7946 0123',
      '+92 42 0000 0100',
    ]);
    await expect(card.getByRole('link', { name: 'services@twinbridge.example' })).toHaveAttribute(
      'href',
      'mailto:services@twinbridge.example',
    );
  });
  await test.step('opens a brochure in a new tab and downloads it after 500 ms', async () => {
    const widget = page.getByRole('region', { name: 'Brochure' });
    await expect(widget.getByRole('link')).toHaveCount(3);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    for (const [label, file] of [
      ['Agency brochure', 'twinbridge-brochure.pdf'],
      ['Company details', 'twinbridge-company-details.pdf'],
      ['Portfolio', 'twinbridge-portfolio.pdf'],
    ] as const) {
      const link = widget.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', `/downloads/${file}`);
      await expect(link).toHaveAttribute('target', '_blank');
      const tab = page.waitForEvent('popup');
      const wait = measureDownload(page);
      await link.click();
      await (await tab).close();
      expect(await wait).toBeGreaterThanOrEqual(499);
      expect(await wait).toBeLessThan(1600);
      await expect.poll(() => downloads).toContain(file);
    }
  });
  await test.step('links to the related services', async () => {
    await visit(page, '/services-details/2');
    const related = page.getByRole('navigation', { name: 'Related Services' });
    await expect(related.getByRole('link')).toHaveCount(8);
    await expect(related.getByRole('link', { name: 'Mobile Game Development' })).toHaveCount(0);
    await related.getByRole('link', { name: 'Cloud Integration' }).click();
    await expect(page).toHaveURL('/services-details/4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud Integration');
  });
});

test('a service without content or related services, and unknown ones', async ({ page }) => {
  await page.goto('/services-details/1?mock=getService:serviceSparse*1,listServices:404');
  await test.step('leaves out every part that is empty', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled service');
    await expect(page.getByText('We are still writing this page')).toBeVisible();
    for (const name of ['Included Services', 'The Challenge', 'What we do']) {
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('region', { name: 'Need Help' })).toBeVisible();
  });
  await test.step('leaves out related services when their list fails', async () => {
    await visit(page, '/services-details/2');
    await expect(page.getByRole('heading', { name: 'The Challenge' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Brochure' })).toBeVisible();
    await expect(page.getByText('Related Services')).toHaveCount(0);
  });
  for (const id of ['9999', 'nothing']) {
    await test.step(`does not find the service ${id}`, async () => {
      await visit(page, `/services-details/${id}`);
      await expect(page.getByText('Service not found')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('link', { name: 'All services' }).click();
      await expect(page).toHaveURL('/services');
    });
  }
});
