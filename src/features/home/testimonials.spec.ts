/** Testimonials of the home page; `carousel.spec.ts` has their carousel. */
import { expect, test } from '#tests/support/fixtures.ts';

test('short and long quotes fill the space beside the portrait, and keys scroll the long one', {
  tag: '@deep',
}, async ({ page, respondWith }) => {
  const quotes = ['They asked before they built. '.repeat(66), 'Good.'];
  const results = quotes.map((text, id) => ({ id, text, name: `Client ${id}`, image: null }));
  await respondWith('/api/testimonials/', { results });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Testimonials' });
    await expect(carousel.getByText('Good.')).toBeAttached();
    const [long, short] = await carousel.locator('blockquote').evaluateAll((all) =>
      all.map((quote) => ({
        size: Number.parseFloat(getComputedStyle(quote).fontSize),
        height: quote.clientHeight,
        wholeHeight: quote.scrollHeight,
        reachable: quote.tabIndex === 0,
      })),
    );
    expect(short?.size).toBeGreaterThan(1.6 * (long?.size ?? 0));
    expect(long?.height).toBeLessThan(844 / 2);
    expect(long?.wholeHeight).toBeGreaterThan(long?.height ?? 0);
    expect([short?.reachable, long?.reachable]).toEqual([false, true]);
    const quote = carousel.locator('blockquote').first();
    // Swiper may take the slide out and back in, which ends the scrolling.
    await expect(carousel.locator('.swiper-initialized')).toBeVisible();
    await expect(async () => {
      await quote.press('PageDown');
      expect(await quote.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    }).toPass();
  }
});
