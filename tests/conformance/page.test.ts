// @vitest-environment jsdom
/** The page of a report as a browser has it: what is shown at first, and what a search leaves. */
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { toHtml } from '../../scripts/conformance/report/html.ts';
import { buildReport } from '../../scripts/conformance/report.ts';
import { surveyStep } from '../../scripts/conformance/survey.ts';

const request = {
  method: 'GET',
  url: 'https://backend.example/api/jobs/',
  headers: {},
  body: null,
};
const result = { status: 200, headers: {}, body: Buffer.from('{}') };

beforeAll(async () => {
  const place = { journey: 'survey', step: 'listJobs', status: 200 };
  const problem = {
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
    exchanges: [{ step: surveyStep('listJobs'), request, result, duration: 1 }],
    findings: [{ ...problem, ...place, operation: 'listJobs' }],
    skipped: [],
    created: [],
  });
  document.documentElement.innerHTML = (await toHtml(report)).replace(/^<!doctype html>\s*/, '');
  await import(path.resolve(import.meta.dirname, '../../scripts/conformance/report/page.js'));
});

const shown = () => [...document.querySelectorAll('article:not([hidden])')].map(({ id }) => id);

/** Chooses and types as a reader does. */
function look(outcome: string, words: string): void {
  const choice = document.querySelector<HTMLInputElement>(`input[value="${outcome}"]`);
  const search = document.querySelector<HTMLInputElement>('input[type="search"]');
  if (!choice || !search) throw new Error('The page has no filter.');
  choice.checked = true;
  search.value = words;
  search.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the breaches alone are shown at first', () => {
  expect(shown()).toEqual(['listJobs']);
});

test('the name of a field finds its call', () => {
  look('all', '');
  expect(shown()).toHaveLength(26);
  look('all', 'posted_date');
  expect(shown()).toEqual(['listJobs']);
  look('all', 'Cache-Control');
  expect(shown()).toEqual([]);
  expect(document.querySelector<HTMLElement>('.none')?.hidden).toBe(false);
});
