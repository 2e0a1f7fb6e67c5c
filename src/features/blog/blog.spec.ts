/** Blog single page, its comment form and the six teasers of April 2024. */

import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';
import { fillMessage } from '#tests/support/steps.ts';

test('six teasers lead to articles with all parts, linked to each other', async ({ page }) => {
  await page.goto('/');
  const teasers = page.getByRole('region', { name: 'From our desks' });
  const links = teasers.getByRole('link', { name: /^Read More/ });
  await expect(teasers.getByText(/^Apr \d{1,2}, 2024$/)).toHaveCount(6);
  await expect(links).toHaveCount(6);
  await links.nth(1).click();
  await expect(page).toHaveURL('/blog-single-sidebar/2');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1, name: /^Game feel/ })).toBeVisible();
  await expect(article.getByText('April 8, 2024', { exact: true })).toBeVisible();
  const aside = article.getByRole('complementary');
  await expect(aside.getByRole('heading', { name: 'Esme Okafor' })).toBeVisible();
  await expect(aside.getByRole('heading', { name: 'Tags' })).toBeVisible();
  await expect(aside.getByRole('listitem')).toHaveText([
    'Mobile games',
    'Game design',
    'Playtesting',
  ]);
  await test.step('author, byline and readers have faces', async () => {
    const faces = page.locator('main img[src*="/assets/"][width="480"]');
    await expect(faces).toHaveCount(5);
    for (const face of await faces.all()) {
      await face.scrollIntoViewIfNeeded();
      await expect(face).toHaveJSProperty('naturalWidth', 176);
    }
  });
  const more = page.getByRole('navigation', { name: 'More articles' });
  await more.getByRole('link', { name: 'Next post' }).click();
  await expect(page).toHaveURL('/blog-single-sidebar/3');
  await expect(page.getByRole('heading', { level: 1, name: /^A support desk/ })).toBeVisible();
  const previous = more.getByRole('link', { name: 'Previous post' });
  await expect(previous).toHaveAttribute('href', '/blog-single-sidebar/2');
  await test.step('the last and the first article lead to each other', async () => {
    await navigate(page, '/blog-single/6');
    const next = more.getByRole('link', { name: 'Next post' });
    await expect(next).toHaveAttribute('href', '/blog-single-sidebar/1');
    await next.click();
    await expect(page).toHaveURL('/blog-single-sidebar/1');
    await expect(page.getByRole('heading', { level: 1, name: /^Native/ })).toBeVisible();
    await expect(previous).toHaveAttribute('href', '/blog-single-sidebar/6');
  });
  await test.step('an unknown article has a not-found state with noindex and a link home', async () => {
    await navigate(page, '/blog-single/7');
    await expect(page.getByText('This article is not on any of our desks')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const home = page.getByRole('link', { name: 'Back to home' });
    await expect(home).toHaveAttribute('href', '/');
  });
  await test.step('the breadcrumb leads to the articles of the home page', async () => {
    await page.goBack();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('From our desks').click();
    await expect(page).toHaveURL('/#blog-heading');
    const team = page.getByRole('region', { name: 'The people on the bridge' });
    await expect(team.getByRole('article').first()).toBeVisible();
    const heading = page.getByRole('heading', { name: 'From our desks' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
  });
});

test('an article has three comments and a form that shows thanks and sends nothing', async ({
  page,
  posts,
}) => {
  await page.goto('/blog-single/1');
  const comments = page.getByRole('region', { name: '3 Comments' });
  await expect(comments.getByRole('heading', { name: '3 Comments', exact: true })).toBeVisible();
  await expect(comments.getByRole('listitem')).toHaveCount(3);
  const form = page.getByRole('region', { name: 'Leave a Comment' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const [email, comment] = [field('Email'), field('Comment')];
  const fields = [field('Name'), email, comment];
  const post = form.getByRole('button', { name: 'Post Comment' });
  const thanks = page.getByText('Thanks for your Comment', { exact: true });

  await post.click();
  for (const each of fields) await expect(each).toHaveAccessibleDescription(/fill/);
  await fillMessage(form, '   ');
  await post.click();
  await expect(comment).toHaveAccessibleDescription(/fill/);
  await expect(thanks).toHaveCount(0);
  await comment.fill('Well put.');
  await email.press('Enter');
  await email.press('Enter');
  await expect(thanks).toBeVisible();
  for (const each of fields) {
    await expect(each).toHaveValue('');
    await expect(each).toHaveAccessibleDescription('');
  }
  expect(posts).toEqual([]);
  await expect(page).toHaveURL('/blog-single/1');
});
