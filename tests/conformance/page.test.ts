// @vitest-environment jsdom
/** The HTML report in a browser: initial filter and search. */
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { discoveryStep } from '../../conformance/src/discovery.ts';
import { toHtml } from '../../conformance/src/report/html.ts';
import { buildReport } from '../../conformance/src/report.ts';

const request = {
  method: 'GET',
  url: 'https://backend.example/api/jobs/',
  headers: {},
  body: null,
};
const result = { status: 200, headers: {}, body: Buffer.from('{}') };

beforeAll(async () => {
  const place = { workflowId: 'discovery', step: 'listJobs', status: 200 };
  const violation = {
    kind: 'schema' as const,
    field: '/jobs/0/posted_date',
    expected: 'a',
    got: 'b',
  };
  const report = buildReport({
    startedAt: '',
    duration: 1,
    agency: 'https://backend.example',
    hrms: null,
    readOnly: false,
    only: [],
    mask: (text) => text,
    named: null,
    end: null,
    exchanges: [{ step: discoveryStep('listJobs'), request, result, duration: 1 }],
    violations: [{ ...violation, ...place, operation: 'listJobs' }],
    skipped: [],
    created: [],
  });
  document.documentElement.innerHTML = (await toHtml(report)).replace(/^<!doctype html>\s*/, '');
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
  expect(shown()).toEqual(['listJobs']);
});

test('the name of a field finds its call', () => {
  filter('all', '');
  expect(shown()).toHaveLength(Object.keys(operations).length);
  filter('all', 'posted_date');
  expect(shown()).toEqual(['listJobs']);
  filter('all', 'Cache-Control');
  expect(shown()).toEqual([]);
  expect(document.querySelector<HTMLElement>('.none')?.hidden).toBe(false);
});
