/** Blog single page, its comment form and the six teasers of April 2024. */
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

const articles = [
  [1, 'April 3, 2024', 'Danyal Sheikh', /^Native, cross-platform or web/],
  [2, 'April 8, 2024', 'Esme Okafor', /^Game feel/],
  [3, 'April 12, 2024', 'Hina Baig', /^A support desk/],
  [4, 'April 17, 2024', 'Bilal Qureshi', /^Your cloud bill/],
  [5, 'April 22, 2024', 'Gethin Rowe', /^Phishing drills/],
  [6, 'April 26, 2024', 'Amara Whitlock', /^Launch marketing/],
] as const;

test('six teasers lead to articles with all parts, linked to each other', async ({ page }) => {
  await page.goto('/');
  await test.step('six teasers dated April 2024 lead to the articles', async () => {
    const teasers = page.getByRole('region', { name: 'From our desks' });
    await expect(teasers.getByRole('listitem')).toHaveCount(6);
    await expect(teasers.getByRole('link', { name: /^Read More/ })).toHaveCount(6);
    await expect(teasers.getByText(/^Apr \d{1,2}, 2024$/)).toHaveCount(6);
    for (const [id, , , title] of articles) {
      const link = teasers
        .getByRole('article')
        .filter({ hasText: new RegExp(title.source.slice(1)) });
      await expect(link.getByRole('link')).toHaveAttribute('href', `/blog-single-sidebar/${id}`);
    }
  });
  for (const [id, date, author, title] of articles) {
    await test.step(`article ${id}: title, date, author box and tags`, async () => {
      await visit(page, `/blog-single/${id}`);
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(article.getByText(date, { exact: true })).toBeVisible();
      const aside = article.getByRole('complementary');
      await expect(aside.getByRole('heading', { name: author })).toBeVisible();
      await expect(aside.getByRole('heading', { name: 'Tags' })).toBeVisible();
      await expect(aside.getByRole('listitem')).toHaveCount(3);
    });
  }
  await test.step('previous and next links lead through the articles', async () => {
    await visit(page, '/blog-single/2');
    const nav = page.getByRole('navigation', { name: 'More articles' });
    await expect(nav.getByRole('link', { name: 'Previous post' })).toHaveAttribute(
      'href',
      '/blog-single-sidebar/1',
    );
    await nav.getByRole('link', { name: 'Next post' }).click();
    await expect(page).toHaveURL('/blog-single-sidebar/3');
    await expect(page.getByRole('heading', { level: 1, name: /^A support desk/ })).toBeVisible();
  });
  await test.step('an unknown article has a not-found state with noindex and a link home', async () => {
    await visit(page, '/blog-single/7');
    await expect(page.getByText('This article is not on any of our desks')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('an article has three comments and a form that thanks, sends nothing and never reloads', async ({
  page,
  posts,
}) => {
  await page.goto('/blog-single/1');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const comments = page.getByRole('region', { name: '3 Comments' });
  await expect(comments.getByRole('heading', { name: '3 Comments', exact: true })).toBeVisible();
  await expect(comments.getByRole('listitem')).toHaveCount(3);
  const form = page.getByRole('region', { name: 'Leave a Comment' });
  const name = form.getByRole('textbox', { name: 'Name' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const comment = form.getByRole('textbox', { name: 'Comment' });
  const post = form.getByRole('button', { name: 'Post Comment' });
  const thanks = page.getByText('Thanks for your Comment', { exact: true });

  await post.click();
  for (const field of [name, email, comment]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/fill/);
  }
  await expect(name).toBeFocused();

  await name.fill('Ada');
  await comment.fill('Well put.');
  await email.fill('not an address');
  await post.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('ada@example.com');
  await comment.fill('   ');
  await post.click();
  await expect(comment).toHaveAttribute('aria-invalid', 'true');
  await expect(thanks).toHaveCount(0);

  await comment.fill('Well put.');
  await email.press('Enter');
  await expect(thanks).toBeVisible();
  for (const field of [name, email, comment]) await expect(field).toHaveValue('');
  expect(posts).toEqual([]);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page).toHaveURL('/blog-single/1');
});
