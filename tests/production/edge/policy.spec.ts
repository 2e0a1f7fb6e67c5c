/** Every page works under the content policy, and the policy blocks everything else. */
import { fixedPaths, samplePaths } from '../../../src/routes.ts';
import { openWithoutScript } from '../prerendered/hold.ts';
import { untilHydrated } from '../prerendered/page.ts';
import { cardScript, expect, test } from './fixtures.ts';

const details = samplePaths.slice(fixedPaths.length);
const missing = ['/nowhere', '/services-details/9999', '/job-details/nowhere'];

for (const [name, paths] of [
  ['fixed page', fixedPaths],
  ["item's page", details],
  ['missing page', missing],
] as const) {
  test(`no ${name} violates the policy`, async ({ page, guard }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await untilHydrated(page);
      expect([path, guard.problems]).toEqual([path, []]);
    }
  });
}

test('carousels work under the policy', async ({ page }) => {
  await page.goto('/');
  for (const name of ['What we do', 'Testimonials']) {
    const carousel = page.getByRole('region', { name });
    await expect(carousel.locator('.swiper-initialized')).toBeVisible();
    const dot = carousel.getByRole('button', { name: 'Slide 2' });
    await dot.click();
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(dot).not.toHaveAttribute('aria-current');
  }
});

test('event replay works under the policy', async ({ page }) => {
  const go = await openWithoutScript(page, '/careers');
  await page.getByRole('searchbox').fill('Senior iOS');
  await page.getByRole('button', { name: 'Contact details' }).click();
  await go();
  await expect(page.getByRole('dialog', { name: 'Contact details' })).toBeVisible();
  await expect(page).toHaveURL(/search=Senior/);
});

test('redirects and trailing slashes work', async ({ page }) => {
  for (const [from, to] of [
    ['/services-details', '/services-details/1'],
    ['/product', '/#'],
    ['/careers/', '/careers/'],
    ['/services/index.html', '/services'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Sorry Page Was Not Found!' })).toBeVisible();
});

test('injected code does not run', async ({ page, guard }) => {
  await page.goto('/about-us');
  const outcome = await page.evaluate(async (url) => {
    const attempts: Record<string, () => unknown> = {
      'inner HTML': () => Object.assign(document.body, { innerHTML: '<img src=x>' }),
      'script text': () => Object.assign(document.createElement('script'), { text: 'ran = true' }),
      'another policy': () =>
        (
          globalThis as typeof globalThis & {
            trustedTypes: { createPolicy: (name: string, rules: object) => object };
          }
        ).trustedTypes.createPolicy('default', {}),
    };
    const refused = Object.entries(attempts).filter(([, attempt]) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    });
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
    const sent = await fetch('https://api.stripe.com/v1/tokens').then(
      () => true,
      () => false,
    );
    return { refused: refused.map(([name]) => name), sent };
  }, cardScript);
  expect(outcome).toEqual({
    refused: ['inner HTML', 'script text', 'another policy'],
    sent: false,
  });
  // Proves that the guard reports violations.
  for (const part of ['require-trusted-types-for', 'trusted-types', 'frame-src', 'connect-src']) {
    await expect.poll(() => guard.problems.join('\n')).toContain(`Violation of ${part} `);
  }
  guard.problems.length = 0;
});
