import { expect, test } from './fixtures.ts';

test('failed and empty sections have their texts, do not affect others, and are retried one by one', async ({
  page,
}) => {
  await page.goto(
    '/?mock=listVideoBanners:videoBannerWithoutDescription,listServices:serverError*2,listTestimonials:html,listTeams:noTeams',
  );
  const main = page.getByRole('main');
  const others = ['Error loading testimonials', 'No team data available'];
  for (const text of ['No description available.', 'Error loading services', ...others]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: 'About our compnay' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Get in Touch' })).toBeVisible();
  const services = page.getByRole('region', { name: 'Our Services' });
  await services.getByRole('button', { name: 'Try Again' }).click();
  await expect(main.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
  for (const text of others) await expect(main.getByText(text, { exact: true })).toBeVisible();
});

test('the banner has a loading indicator', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/?mock=listVideoBanners:slow');
  const spinner = page
    .getByRole('region', { name: 'Introduction' })
    .getByRole('status')
    .locator('span');
  await expect(spinner).toBeVisible();
  const style = await spinner.evaluate((element) => {
    const { width, height, borderTopColor, animationDuration } = getComputedStyle(element);
    return { width, height, borderTopColor, animationDuration };
  });
  expect(style).toEqual({
    width: '40px',
    height: '40px',
    borderTopColor: 'rgb(201, 184, 255)',
    animationDuration: '1s',
  });
});

test('the whole page', async ({ page }) => {
  await test.step('one request serves grid, about section and menu', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Cybersecurity' }),
    ).toBeAttached();
    expect(asked.filter((path) => path === '/api/services/')).toHaveLength(1);
  });
  await test.step('the gauge starts when half of it is visible, adds 5 every 50 ms and stops at 90%', async () => {
    const gauge = page.getByRole('meter', { name: 'Satisfied Clients' });
    await expect(gauge).toHaveAttribute('value', '0');
    const seen = gauge.evaluate(
      (element) =>
        new Promise<{ values: number[]; ms: number }>((resolve) => {
          const values: number[] = [];
          const started = performance.now();
          new MutationObserver(() => {
            values.push(Number(element.getAttribute('value')));
            if (values.at(-1) === 90) resolve({ values, ms: performance.now() - started });
          }).observe(element, { attributeFilter: ['value'] });
        }),
    );
    await page.getByText('Satisfied Clients').scrollIntoViewIfNeeded();
    const { values, ms } = await seen;
    expect(values).toEqual(Array.from({ length: 18 }, (_, index) => (index + 1) * 5));
    expect(ms).toBeGreaterThan(17 * 50);
    await expect(page.getByText('90%', { exact: true }).last()).toBeVisible();
  });
  await test.step('the sections are in order', async () => {
    await expect(page.getByRole('heading', { name: 'Mobile App Development' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Amara Whitlock' })).toBeAttached();
    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allTextContents();
    const order = [
      'Two cities, one studio',
      'About our compnay',
      'Our Services',
      'Work that holds up after launch day',
      'In their words',
      'The people on the bridge',
      'From our desks',
      'Empowering Through Innovation',
      'Talk to us',
      'Send us a Message',
    ];
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  });
  await test.step('services: promo card and a card per service, with the default shape if it has none', async () => {
    const section = page.getByRole('region', { name: 'Our Services' });
    await expect(section.getByRole('button', { name: 'See All' })).toBeVisible();
    await expect(section.getByRole('article')).toHaveCount(9);
    await expect(section.getByRole('link', { name: 'Cybersecurity' })).toHaveAttribute(
      'href',
      '/services-details/5#',
    );
    const shapes = section.getByRole('article').last().locator('img');
    await expect(shapes.first()).toHaveAttribute('src', /shape/);
  });
  await test.step('experience: bullets and twelve questions, one open at a time', async () => {
    for (const bullet of [
      'Professional staff',
      '100 Satisfaction guarantee',
      'Install idea & solution',
    ]) {
      await expect(page.getByRole('heading', { name: bullet, exact: true })).toBeVisible();
    }
    const items = page.locator('details[name=faq]');
    await expect(items).toHaveCount(12);
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
    await expect(items.first()).toHaveAttribute('open');
    await items.nth(4).locator('summary').click();
    await expect(items.nth(4)).toHaveAttribute('open');
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
  });
  await test.step('team: the group Main Page Team with full designations', async () => {
    const team = page.getByRole('region', { name: 'The people on the bridge' });
    await expect(team.getByRole('article')).toHaveCount(8);
    await expect(team.getByText('Chief Technology Officer')).toBeVisible();
    await expect(team.getByText('Chief Operating Officer')).toBeVisible();
    await expect(team.getByText('Director', { exact: true })).toBeVisible();
    await expect(team.getByText('Imran Tariq')).toHaveCount(0);
  });
  await test.step('the trusted-by strip', async () => {
    const strip = page.getByRole('region', { name: 'Empowering Through Innovation' });
    await expect(
      strip.getByText('Trusted by changemakers across sectors to deliver meaningful impact'),
    ).toBeVisible();
    await expect(strip.getByRole('img')).toHaveCount(2);
  });
});
