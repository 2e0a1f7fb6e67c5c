/** A resource with list, detail and POST: the contract gives typed calls, a mock and the QA panel's choices; one handler file adds state. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { HttpHandler } from 'msw';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OperationsTab } from '#mocks/panel/OperationsTab.tsx';
import { type Answer, createMock, findTypeErrors, generateProject } from './project.ts';

const handlerFile = 'mocks/handlers/news.ts';
const handlers = `/** News that remember what was posted. */
import { createOpenApiHttp } from 'openapi-msw';
import { examples } from '#contract/generated/agency.examples.ts';
import type { paths } from '#contract/generated/agency.d.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*' });
const articles = [...examples.listNews.news.results];

export const news = [
  http.get('/api/news/', ({ response }) => response(200).json({ results: articles })),
  http.post('/api/news/', async ({ request, response }) => {
    const { title } = await request.clone().json();
    const article = { slug: title.toLowerCase().replaceAll(' ', '-'), title };
    articles.unshift(article);
    return response(201).json(article);
  }),
  http.get('/api/news/{slug}/', ({ params, response }) => {
    const article = articles.find(({ slug }) => slug === params.slug);
    return article ? response(200).json(article) : response(404).json(examples.getArticle.articleNotFound);
  }),
];
`;

let folder: string;
let mock: (request: Request) => Promise<Answer>;

beforeAll(async () => {
  folder = await generateProject('news', { [handlerFile]: handlers });
  const { news }: { news: HttpHandler[] } = await import(path.join(folder, handlerFile));
  mock = await createMock(folder, news);
});

afterAll(() => rm(folder, { recursive: true }));

async function ask(url: string, init?: RequestInit): Promise<[status: number, body: unknown]> {
  const { response, violations } = await mock(new Request(`http://localhost${url}`, init));
  expect(violations).toEqual([]);
  return [response.status, await response.json()];
}

test('reads are typed by the contract', async () => {
  const wrong = 'export const headings = data?.results.map(({ heading }) => heading);';
  const usage = `import createClient from 'openapi-fetch';
import type { paths } from '#contract/generated/agency.d.ts';
const { data } = await createClient<paths>().GET('/api/news/');
export const titles: string[] | undefined = data?.results.map(({ title }) => title);
${wrong}
`;
  expect(await findTypeErrors(folder, usage)).toEqual([wrong]);
});

test('the QA panel offers the examples', async () => {
  const { operations } = await import(path.join(folder, 'openapi/generated/operations.ts'));
  const panel = renderToStaticMarkup(createElement(OperationsTab, { operations }));
  expect(panel).toMatch(/404<\/span> articleNotFound/);
  expect(panel).toContain('Unknown slug');
});

test('a read after a write sees it', async () => {
  const opening = { slug: 'opening', title: 'A new office' };
  const hiring = { slug: 'we-are-hiring', title: 'We are hiring' };
  expect(await ask('/api/news/')).toEqual([200, { results: [opening] }]);
  expect((await ask('/api/news/we-are-hiring/'))[0]).toBe(404);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ title: hiring.title });
  expect(await ask('/api/news/', { method: 'POST', headers, body })).toEqual([201, hiring]);
  expect(await ask('/api/news/')).toEqual([200, { results: [hiring, opening] }]);
  expect(await ask('/api/news/we-are-hiring/')).toEqual([200, hiring]);
});

test('a preference comes before the state', async () => {
  const headers = { prefer: 'code=500' };
  expect((await ask('/api/news/', { headers }))[0]).toBe(500);
  expect(
    await ask('/api/news/opening/', { headers: { prefer: 'example=articleNotFound' } }),
  ).toEqual([404, { detail: 'No such article.' }]);
});
