/** Announcements to assistive technology, and use without dragging or hovering. */
import type { Page } from '@playwright/test';
import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { follow, menuLink, tabTo } from './keyboard.ts';

/** Records all texts of live regions, from page load on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const selector =
      '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output';
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(selector)) {
        if (textContent && !announced.includes(textContent)) announced.push(textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as typeof window & { announced: string[] }).announced);
}

test.describe('navigation', () => {
  test('moves the focus to the main part, changes the title and announces it', async ({ page }) => {
    const announced = await listen(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const home = await page.title();
    for (const [link, title] of [
      ['Portfolio', 'Portfolio | Twinbridge'],
      ['Services', 'Services | Twinbridge'],
      ['Case Studies', 'Case Studies | Twinbridge'],
      ['Careers', 'Careers | Twinbridge'],
      ['Contact', 'Contact Us | Twinbridge'],
      ['About', 'About Us | Twinbridge'],
    ] as const) {
      expect(await announced()).not.toContain(title);
      await menuLink(page, link).press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveTitle(title);
      await expect.poll(announced).toContain(title);
    }
    expect(await announced()).not.toContain(home);
    await menuLink(page, 'Home').press('Enter');
    await expect.poll(announced).toContain(home);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.goBack();
    await expect(page).toHaveTitle('About Us | Twinbridge');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a page announces that it loads, then its title', async ({ page }) => {
    const announced = await listen(page);
    await page.goto('/services?mock=getService:slow');
    await follow(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /Mobile App/ })
        .first(),
    );
    await expect.poll(announced).toContain('Mobile App Development | Twinbridge');
    expect((await announced()).join(' ')).toMatch(/Loading/);
  });
});

test('loading is announced, and so is the number of results', async ({ page }) => {
  const announced = await listen(page);
  for (const [path, loading, then] of [
    ['/?mock=listServices:slow', 'Loading services...', null],
    ['/?mock=listTestimonials:slow', 'Loading testimonials...', null],
    ['/careers?mock=listJobs:slow', 'Loading amazing opportunities...', /\d+ positions/],
    ['/case-studies/1?mock=getCaseStudy:slow', 'Loading case study...', null],
  ] as const) {
    await test.step(`${path}: loading ${then ? 'and its result are' : 'is'} announced`, async () => {
      await page.goto(path);
      await expect.poll(announced).toContain(loading);
      if (then) await expect.poll(announced).toContainEqual(expect.stringMatching(then));
    });
  }
});

test('a changed filter announces the number of positions', async ({ page }) => {
  const announced = await listen(page);
  await page.goto('/careers?as=visitor');
  await expect(page.getByText(/^\d+ positions$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Job type' }).selectOption('internship');
  await expect(page).toHaveURL(/job_type=internship/);
  const left = page.getByRole('status').filter({ hasText: /^\d+ positions?$/ });
  await expect(left).not.toHaveText(/^1[0-9]/);
  await expect.poll(announced).toContain(await left.textContent());
});

test.describe('toasts', () => {
  test('are announced, stay as long without motion, and can be closed by keyboard', async ({
    page,
  }) => {
    const announced = await listen(page);
    await page.goto('/about-us');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('ada@hart.example');
    await footer.getByRole('textbox').press('Enter');
    const toast = page.getByRole('alert').filter({ hasText: 'Thanks for your Email' });
    await expect(toast).toBeVisible();
    await expect.poll(announced).toContain('Thanks for your Email');
    const clock = toast.locator('[role=progressbar]');
    await expect(clock).toHaveCSS('animation-duration', '5s');
    const close = toast.getByRole('button', { name: 'close' });
    await tabTo(page, close);
    await expect(clock).toHaveCSS('animation-play-state', 'paused');
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
  });
});

test.describe('carousels, by the ARIA practices', () => {
  test('the pause button comes first, keyboard focus stops the slides', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    for (const [name, slides] of [
      ['What we do', 3],
      ['Testimonials', 6],
    ] as const) {
      await test.step(`${name}: the pause button comes first, keyboard focus stops the slides`, async () => {
        const carousel = page.getByRole('region', { name });
        await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
        const groups = carousel.locator('[aria-roledescription=slide]');
        await expect(groups).toHaveCount(slides);
        await expect(groups.first()).toHaveAttribute('aria-label', `1 of ${slides}`);
        await expect(carousel.getByRole('button').first()).toHaveAccessibleName('Pause slides');
        const live = carousel.locator('[aria-live]');
        await expect(live).toHaveAttribute('aria-live', 'off');

        const before =
          name === 'What we do' ? menuLink(page, 'About') : page.locator('summary').last();
        await before.focus();
        await tabTo(page, carousel.getByRole('button', { name: /slides$/ }));
        await expect(carousel.getByRole('button').first()).toHaveAccessibleName('Play slides');
        await expect(live).toHaveAttribute('aria-live', 'polite');
        await page.keyboard.press('ArrowRight');
        const dots = carousel
          .getByRole('group', { name: 'Choose slide' })
          .getByRole('button', { name: /^Slide \d/ });
        await expect(dots).toHaveCount(slides);
        await tabTo(page, dots.last());
        await page.keyboard.press('Enter');
        await expect(dots.last()).toHaveAttribute('aria-current', 'true');
        await expect(dots.last()).toBeFocused();
        await menuLink(page, 'About').focus();
        await expect(live).toHaveAttribute('aria-live', 'polite');
        await carousel.getByRole('button', { name: 'Play slides' }).press('Enter');
        await expect(carousel.getByRole('button', { name: 'Pause slides' })).toBeFocused();
        await expect(live).toHaveAttribute('aria-live', 'off');
      });
    }
  });
});

test('Esc closes what hovering opened', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Games' }).hover();
  const game = page.getByRole('link', { name: 'Rickshaw Rush' });
  await expect(game).toBeVisible();
  await game.hover();
  await expect(game).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(game).toBeHidden();
});

test('the search bar closes when the focus leaves it', async ({ page }) => {
  await page.goto('/about-us');
  await follow(page, page.getByRole('button', { name: 'Search' }));
  await expect(page.getByRole('searchbox')).toBeFocused();
  const first = page.getByRole('main').getByRole('link').first();
  await tabTo(page, first);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test.describe('errors', () => {
  test('each missing field has an error message, and the first has the focus', async ({ page }) => {
    for (const [path, button, fields] of [
      ['/contact-us', 'Get in Touch', ['Name', 'Email', 'Comments']],
      ['/blog-single/1', 'Post Comment', ['Name', 'Email', 'Comment']],
      ['/careers?as=visitor&dialog=sign-in', 'Sign In', ['Email Address', 'Password']],
      ['/about-us', 'Subscribe', ['Your Email']],
    ] as const) {
      await test.step(`${path}: each missing field has an error message, and the first has the focus`, async () => {
        await page.goto(path);
        const submit = page.getByRole('button', { name: button, exact: true });
        const form = page.locator('form').filter({ has: submit });
        // Content that loads after the layout moves the footer, so a click could miss the button.
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
        await submit.press('Enter');
        for (const [index, name] of fields.entries()) {
          const field = form.getByLabel(new RegExp(`^${name}`)).first();
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(/fill/);
          if (index === 0) await expect(field).toBeFocused();
        }
      });
    }
  });

  test('after a rejected message the focus stays', async ({ page }) => {
    await page.goto('/contact-us?mock=sendEmail:500');
    const form = page.locator('form').filter({ hasText: 'Get in Touch' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Ada Hart');
    await form.getByRole('textbox', { name: 'Email' }).fill('ada@hart.example');
    await form.getByRole('textbox', { name: 'Comments' }).fill('A bridge for our shop.');
    const send = form.getByRole('button', { name: 'Get in Touch' });
    await send.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect(send).toBeFocused();
  });

  test('a hint belongs to its field', async ({ page }) => {
    await page.goto('/careers?as=candidate-with-profile&dialog=profile');
    await expect(page.getByLabel('Upload Resume (PDF)')).toHaveAccessibleDescription(
      /stored resume stays/,
    );
  });
});

test('the skip link is the first tab stop and skips the header in every layout', async ({
  page,
}) => {
  for (const path of ['/', '/about-us', '/careers?as=visitor']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    await expect(banner(page)).toBeInViewport();
  }
});
