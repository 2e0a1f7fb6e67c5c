// @vitest-environment jsdom
/** The HTML report in a browser: initial filter and search. */
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { toHtml } from '../../conformance/src/report/html.ts';
import { buildReport } from '../../conformance/src/report.ts';
import { run } from './exampleRun.ts';

beforeAll(async () => {
  const html = await toHtml(buildReport(run));
  document.documentElement.innerHTML = html.replace(/^<!doctype html>\s*/, '');
  await import(path.resolve(import.meta.dirname, '../../conformance/src/report/page.js'));
});

const shown = () => [...document.querySelectorAll('article:not([hidden])')].map(({ id }) => id);

function filter(outcome: string, words: string): void {
  const choice = document.querySelector<HTMLInputElement>(`input[value="${outcome}"]`);
  const search = document.querySelector<HTMLInputElement>('input[type="search"]');
  if (!choice || !search) throw new Error('The page has no filter.');
  choice.checked = true;
  search.value = words;
  search.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the violations alone are shown at first', () => {
  expect(shown()).toEqual(['listServices']);
});

test('the name of a field finds its call', () => {
  filter('all', '');
  expect(shown()).toHaveLength(Object.keys(operations).length);
  filter('all', '/results/0/title');
  expect(shown()).toEqual(['listServices']);
  filter('all', 'Cache-Control');
  expect(shown()).toEqual([]);
  expect(document.querySelector<HTMLElement>('.none')?.hidden).toBe(false);
});
