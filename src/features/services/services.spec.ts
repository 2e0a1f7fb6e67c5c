/** Services list and service details. */
import type { Page } from '@playwright/test';
import { site } from '#site.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('the services list and its story video', async ({ page }) => {
  // The backend's list has two pages.
  await page.goto('/services?mock=listServices:servicesFirstPage*1');
  const grid = page.getByRole('region', { name: 'Our Services' });
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');
  await expect(grid.getByRole('article')).toHaveCount(9);
  await expect(grid.getByRole('link', { name: 'DevOps and Support' })).toBeVisible();
  await test.step('every way to close the video returns the focus to its opener', async () => {
    const opener = page.getByRole('button', { name: 'OUR STORY' });
    const dialog = page.getByRole('dialog', { name: `The story of ${site.name}` });
    const video = dialog.getByLabel(`The story of ${site.name}`);
    for (const close of [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => video.dispatchEvent('ended'),
      async () => {
        await video.locator('source').first().dispatchEvent('error');
        await expect(video).toBeVisible();
        await video.locator('source').last().dispatchEvent('error');
        await expect(dialog.getByText('This video cannot be played.')).toBeVisible();
        await page.keyboard.press('Escape');
      },
    ]) {
      await opener.click();
      await expect(video).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
  await page.getByRole('link', { name: 'Send Message' }).click();
  await expect(page).toHaveURL('/contact-us');
  await page.goBack();
  // The whole card is the link.
  const card = grid.getByRole('article').filter({ hasText: 'Cybersecurity' });
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/\/services-details\/5#?$/);
});

test('service details', async ({ page }) => {
  await page.clock.install();
  await page.goto('/services-details/1');
  await test.step('shows every part of a service', async () => {
    const main = page.getByRole('main');
    await expect(h1(page)).toHaveText('Mobile App Development');
    await expect(main.locator('img[src="/media/services/mobile-apps.webp"]')).toBeVisible();
    const included = page.getByRole('region', { name: 'Included Services' });
    await expect(included.getByRole('listitem')).toHaveText([
      'iOS and Android apps, native or shared code',
      'Clickable prototypes tested with real users',
      'Offline mode and background sync',
      'Store listings, review and release',
      'Crash reporting and monthly care',
    ]);
    for (const name of ['The Challenge', 'What we do']) {
      await expect(main.getByRole('heading', { name })).toBeVisible();
    }
    for (const text of [/^A phone app is a guest/, /^Most apps are not/, 'Release management']) {
      await expect(main.getByText(text)).toBeVisible();
    }
  });
  await test.step('its story follows its introduction, beside the sidebar', async () => {
    const included = await page.getByRole('region', { name: 'Included Services' }).boundingBox();
    const challenge = await page.getByRole('heading', { name: 'The Challenge' }).boundingBox();
    const end = (included?.y ?? 0) + (included?.height ?? 0);
    expect((challenge?.y ?? 0) - end).toBeLessThan(150);
  });
  await test.step('has a Need Help card with two phones and the services email', async () => {
    const card = page.getByRole('region', { name: 'Need Help' });
    const phones = card.locator('a[href^="tel:"]');
    await expect(phones).toHaveText(site.offices.map(({ phone }) => phone.display));
    const email = card.getByRole('link', { name: site.emails.services });
    await expect(email).toHaveAttribute('href', `mailto:${site.emails.services}`);
  });
  await test.step('opens a brochure in a new tab and downloads it after 500 ms', async () => {
    const widget = page.getByRole('region', { name: 'Brochure' });
    const saved: string[] = [];
    await page.exposeFunction('noteDownload', (path: string) => saved.push(path));
    await page.evaluate(() =>
      document.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLAnchorElement && target.hasAttribute('download')) {
          Object(window).noteDownload(target.pathname);
        }
      }),
    );
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [name, file] of [
      ['Agency brochure', 'agency-brochure.pdf'],
      ['Company details', 'agency-company-details.pdf'],
      ['Portfolio', 'agency-portfolio.pdf'],
    ] as const) {
      const link = widget.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `/downloads/${file}`);
    }
    const tab = page.waitForEvent('popup');
    await widget.getByRole('link', { name: 'Company details' }).click();
    await (await tab).close();
    await page.clock.runFor(499);
    expect(saved).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => saved).toEqual(['/downloads/agency-company-details.pdf']);
    await page.clock.resume();
  });
  await test.step('links to the related services', async () => {
    const related = page.getByRole('navigation', { name: 'Related Services' });
    await expect(related.getByRole('link')).toHaveCount(8);
    await expect(related.getByRole('link', { name: 'Mobile App Development' })).toHaveCount(0);
    await related.getByRole('link', { name: 'Cloud Integration' }).click();
    await expect(page).toHaveURL('/services-details/4');
    await expect(h1(page)).toHaveText('Cloud Integration');
    await expect(related.getByRole('link')).toHaveCount(8);
    await expect(related.getByRole('link', { name: 'Cloud Integration' })).toHaveCount(0);
  });
});

test('a service shows each of its parts without the others', { tag: '@deep' }, async ({
  page,
  respondWith,
}) => {
  const parts: [content: object, shown: string[]][] = [
    [{ text: 'Ask us first.' }, ['Ask us first.']],
    [{ what_we_do: 'We listen.\r\n\r\nThen we talk.' }, ['We listen.', 'Then we talk.']],
    [{ challenge: 'Nobody asked.' }, ['Nobody asked.']],
    [{ detail_services_list: ['Workshops'] }, ['Workshops']],
    [{ thumb: '/media/a.webp' }, ['We are still writing this page']],
  ];
  for (const [index, [content]] of parts.entries()) {
    const id = index + 1;
    await respondWith(`/api/services/${id}/`, { id, title: `Advice ${id}`, ...content });
  }
  await page.goto('/services-details/1');
  for (const [index, [content, shown]] of parts.entries()) {
    await navigate(page, `/services-details/${index + 1}`);
    await expect(h1(page)).toHaveText(`Advice ${index + 1}`);
    const main = page.getByRole('main');
    for (const text of shown) await expect(main.getByText(text, { exact: true })).toBeVisible();
    const unfinished = main.getByText('We are still writing this page');
    await expect(unfinished).toHaveCount('thumb' in content ? 1 : 0);
    const challenge = main.getByRole('heading', { name: 'The Challenge' });
    await expect(challenge).toHaveCount('challenge' in content ? 1 : 0);
  }
});

test('an unknown or incomplete service shows only what exists', async ({ page }) => {
  await page.goto('/services-details/1?mock=getService:serviceSparse*1,listServices:404');
  await expect(h1(page)).toHaveText('Untitled service');
  await expect(page.getByText('We are still writing this page')).toBeVisible();
  for (const name of ['Included Services', 'The Challenge', 'What we do', 'Related Services']) {
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  }
  await navigate(page, '/services-details/999');
  await expect(page.getByText('Service not found')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'All services' }).click();
  await expect(page).toHaveURL('/services');
});

test("'See All' brings every service into view and focuses the first", { tag: '@deep' }, async ({
  page,
}) => {
  const section = page.getByRole('region', { name: 'Our Services' });
  const first = section.getByRole('article').first();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await section.getByRole('button', { name: 'See All' }).click();
    await expect(first.getByRole('link')).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    const { clientWidth, scrollWidth } = await section
      .getByRole('list')
      .last()
      .evaluate((list) => ({ clientWidth: list.clientWidth, scrollWidth: list.scrollWidth }));
    expect(scrollWidth, `no service is beside the window at ${width} px`).toBe(clientWidth);
    await expect(page).toHaveURL('/');
  }
});
