/** Records without a title or a name. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

test('links to records without a title have a name', async ({ page, respondWith }) => {
  await respondWith('/api/services/', { results: [{ id: 7, title: '' }] });
  const members = [
    { id: 8, member: '' },
    { id: 9, member: null },
  ];
  await respondWith('/api/teams/', { results: [{ id: 1, name: 'Main Page Team', members }] });
  await page.goto('/');
  const service = page.locator('a[href^="/services-details/7"]');
  const names = async (links: Locator) => {
    await expect(links.first()).toBeAttached();
    return links.evaluateAll((all) => all.map((link) => link.textContent));
  };
  await expect(service).toHaveCount(2);
  expect(await names(service)).toEqual(['Untitled service', 'Untitled service']);
  expect(await names(page.locator('a[href="/team-details/8"]'))).toEqual(['Team member']);
  await navigate(page, '/team-details/8');
  // After the initials in place of a portrait.
  await expect(page.locator('a[href="/team-details/9"]')).toHaveText(['TMTeam member']);
});

test('slides without a title or a name have no empty heading, and numbers as names', async ({
  page,
  respondWith,
}) => {
  const banners = [1, 2].map((id) => ({ id, video: null, title: '' }));
  await respondWith('/api/video-banners/', { results: banners });
  const testimonials = ['Fine.', 'Good.'].map((text, id) => ({ id, text, name: '' }));
  await respondWith('/api/testimonials/', { results: testimonials });
  await page.goto('/');
  for (const name of ['What we do', 'Testimonials']) {
    const carousel = page.getByRole('region', { name });
    const dots = carousel.getByRole('group', { name: 'Choose slide' }).getByRole('button');
    await expect(dots).toHaveCount(2);
    for (const index of [0, 1]) {
      await expect(dots.nth(index)).toHaveAccessibleName(`Slide ${index + 1}`);
    }
    await expect(carousel.locator('h2:empty, strong:empty')).toHaveCount(0);
  }
});
