/** Home page; `carousel.spec.ts` has its carousels, `blog.spec.ts` its teasers. */
import type { Locator } from '@playwright/test';
import { site } from '#site.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('a failed or empty section says so, recovers alone and does not affect the others', async ({
  page,
}) => {
  await page.goto(
    '/?mock=listVideoBanners:serverError*2,listVideoBanners:videoBannerWithoutDescription,listServices:serverError*2,listServices:noServices,listTestimonials:noTestimonials,listTeams:noTeams',
  );
  const main = page.getByRole('main');
  const others = ['Our clients’ words will appear here soon.', 'No team data available'];
  for (const text of ['Error loading banner data', 'Error loading services', ...others]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  const services = page.getByRole('region', { name: 'Our Services' });
  await test.step('without services the promo card is only as high as its picture and text', async () => {
    const title = services.getByRole('heading', { name: 'One team for the whole journey' });
    const above = await title.evaluate(({ offsetTop, parentElement: card }: HTMLElement) =>
      card ? (offsetTop - card.offsetTop) / card.offsetWidth : 0,
    );
    // The bridge's height is 0.65 of its width.
    expect(above).toBeGreaterThan(0.65);
  });
  for (const section of [page.getByRole('region', { name: 'Introduction' }), services])
    await section.getByRole('button', { name: 'Try Again' }).click();
  await expect(main.getByText('No description available.', { exact: true })).toBeVisible();
  await expect(services.getByText('Our services will be listed here soon.')).toBeVisible();
  for (const text of others) await expect(main.getByText(text, { exact: true })).toBeVisible();
});

test('the whole page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await test.step('one request serves grid, about section and menu', async () => {
    await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Cybersecurity' })).toBeAttached();
    const services = footer.getByRole('navigation', { name: 'Services' });
    await expect(services.getByRole('link')).toHaveCount(6);
    expect(asked.filter((path) => path === '/api/services/')).toHaveLength(1);
  });
  await test.step('the gauge starts when half of it is visible, adds 5 every 50 ms and stops at 90%', async () => {
    const gauge = page.getByRole('meter', { name: 'Satisfied Clients' });
    await expect(gauge).toHaveAttribute('value', '0');
    const seen = gauge.evaluate(
      (element) =>
        new Promise<{ values: number[]; times: number[] }>((resolve) => {
          const values: number[] = [];
          const times = [performance.now()];
          new MutationObserver(() => {
            values.push(Number(element.getAttribute('value')));
            times.push(performance.now());
            if (values.at(-1) === 90) resolve({ values, times });
          }).observe(element, { attributeFilter: ['value'] });
        }),
    );
    const dial = page.getByText('Satisfied Clients').locator('..');
    await dial.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy(0, top + 0.4 * height - window.innerHeight);
    });
    await page.waitForTimeout(200);
    await expect(gauge).toHaveAttribute('value', '0');
    await dial.scrollIntoViewIfNeeded();
    const { values, times } = await seen;
    expect(values).toEqual(Array.from({ length: 18 }, (_, index) => (index + 1) * 5));
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(17 * 50);
    // A busy machine delays most of the steps, not all.
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...waits)).toBeLessThan(90);
    await expect(page.getByText('90%', { exact: true }).last()).toBeVisible();
  });
  await test.step('the sections are in order', async () => {
    const order = [
      'Two cities, one studio',
      'About our compnay',
      'Our Services',
      'Work that holds up after launch day',
      'In their words',
      'The people on the bridge',
      'From our desks',
      'Empowering Through Innovation',
      'Send us a Message',
      'Talk to us',
    ];
    await expect(page.getByRole('heading', { name: 'Amara Whitlock' })).toBeAttached();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const texts = await headings.allTextContents();
    expect(texts.filter((text) => order.includes(text))).toEqual(order);
  });
  await test.step('services: promo card and a card per service, with the default shape if it has none', async () => {
    const section = page.getByRole('region', { name: 'Our Services' });
    const cards = section.getByRole('article');
    const steps = section.getByRole('list').filter({ hasText: 'Design' }).first();
    await expect(steps.getByRole('listitem')).toHaveText(['Design', 'Build', 'Secure', 'Promote']);
    await expect(cards).toHaveCount(9);
    const link = section.getByRole('link', { name: 'Cybersecurity' });
    await expect(link).toHaveAttribute('href', '/services-details/5#');
    await expect(cards.first().getByText(/^Native and cross-platform apps/)).toBeVisible();
    const pictures = (card: Locator) =>
      card.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
    expect((await pictures(cards.first())).map((src) => src.replace(/.*\//, ''))).toEqual([
      'mobile-apps-shape.svg',
      'mobile-apps-icon.svg',
    ]);
    await expect(cards.last().locator('img').first()).toHaveAttribute('src', /\/shape\b/);
  });
  await test.step('a testimonial: text, portrait, name and designation', async () => {
    const slide = page.getByRole('region', { name: 'Testimonials' }).getByRole('group', {
      name: '1 of 6',
    });
    await expect(slide.getByText(/^On the second Friday/)).toBeVisible();
    await expect(slide.locator('img')).toHaveAttribute('src', /priya-nandan\.webp$/);
    await expect(slide.getByText('Priya Nandan', { exact: true })).toBeVisible();
    await expect(slide.getByText('Harbour Manager, Port Ellery Authority')).toBeVisible();
  });
  await test.step('experience: bullets and twelve questions, one open at a time', async () => {
    for (const name of [
      'Professional staff',
      '100 Satisfaction guarantee',
      'Install idea & solution',
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const items = page.locator('details[name=faq]');
    await expect(items).toHaveCount(12);
    await expect(items.first()).toHaveAttribute('open');
    const phones = site.offices.map(({ city, phone }) => `${city} on ${phone.display}`);
    await expect(items.last()).toContainText(phones.join(' or '));
    await items.nth(4).locator('summary').click();
    await expect(items.nth(4)).toHaveAttribute('open');
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
  });
  await test.step('team: the group Main Page Team with full designations', async () => {
    const team = page.getByRole('region', { name: 'The people on the bridge' });
    await expect(team.getByRole('article')).toHaveCount(8);
    await expect(team.getByText('Chief Operating Officer')).toBeVisible();
    await expect(team.locator('img').first()).toHaveAttribute('src', /amara-whitlock\.webp$/);
    await expect(team.getByText('Imran Tariq')).toHaveCount(0);
  });
  await test.step('the trusted-by strip', async () => {
    const strip = page.getByRole('region', { name: 'Empowering Through Innovation' });
    await expect(
      strip.getByText('Trusted by changemakers across sectors to deliver meaningful impact'),
    ).toBeVisible();
    for (const [name, logo] of [
      ['Northern Province Digital Office', /northern-province/],
      ['Halden Labs', /halden-labs/],
    ] as const) {
      await expect(strip.getByRole('img', { name })).toBeVisible();
      await expect(strip.getByRole('img', { name })).toHaveAttribute('src', logo);
    }
    await expect(strip.getByRole('img')).toHaveCount(2);
  });
  await test.step('the about section has a pitch and an image', async () => {
    const about = page.getByRole('region', { name: 'About our compnay' });
    await expect(about.getByText(/^We make mobile apps and games/)).toBeVisible();
    await expect(about.getByRole('img')).toBeVisible();
  });
  await test.step('on a phone the page is at most ten screens high', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight / 844);
    await expect.poll(height).toBeLessThanOrEqual(10);
  });
});

test('on a phone services and team take the same room while they load', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heights = async (path: string, isLoading: boolean) => {
    await page.goto(path);
    return Promise.all(
      ['Our Services', 'The people on the bridge'].map(async (name) => {
        const section = page.getByRole('region', { name });
        await expect(section.getByRole('link', { name: /^(Mobile App|Amara)/ })).toHaveCount(
          isLoading ? 0 : 1,
        );
        return (await section.boundingBox())?.height ?? 0;
      }),
    );
  };
  const loading = await heights('/?mock=listServices:timeout,listTeams:timeout', true);
  const loaded = await heights('/?mock=off', false);
  // The circle and the text above the skeleton take up to 110 px.
  for (const [index, height] of loaded.entries()) {
    expect(Math.abs(height - (loading[index] ?? 0))).toBeLessThan(120);
  }
});
