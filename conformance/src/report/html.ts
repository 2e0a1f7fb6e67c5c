/** Renders a report as one self-contained HTML page. */
import { readFile } from 'node:fs/promises';
import type { OperationReport, Report, ReportedViolation } from '../report.ts';
import { masked } from '../secrets.ts';
import {
  many,
  nameField,
  nameOccurrences,
  nameStep,
  nameTimes,
  nameTried,
  escapeText as text,
} from './labels.ts';

const outcomes = {
  conforms: 'Conforms',
  violations: 'Does not conform',
  noted: 'Noted, does not count',
  unproven: 'Only refusals were seen',
  incomplete: 'Not finished',
  'not tried': 'Not tried',
};

/** A part of the page that opens on a click. */
const fold = (title: string, note: string, content: string): string =>
  `<details><summary>${title} <small>${note}</small></summary>${content}</details>`;

const list = (items: string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function showViolation({ field, expected, got, seen }: ReportedViolation): string {
  const { response = '', curl = '' } = seen[0] ?? {};
  const note = curl.includes(masked) ? `(with your values for ${masked})` : '';
  return `<p><b><code>${text(nameField(field))}</code></b></p>
    <dl><dt>Expected</dt><dd>${text(expected)}</dd><dt>Got</dt><dd><b>${text(got)}</b></dd></dl>
    <small>${text(nameOccurrences(seen))}</small>
    ${response && fold('Response', '(an excerpt)', `<pre>${text(response)}</pre>`)}
    ${fold('Repeat it', note, `<pre>${text(curl)}</pre>`)}`;
}

function showTrials({ trials, times }: OperationReport): string {
  if (!times) return '';
  const rows = trials.map(({ description, status, duration, passed, ...place }) => {
    const result = passed ? '<td class="good">passed</td>' : '<td class="bad">failed</td>';
    return `<tr>${result}<td>${text(description)}<small>${text(nameStep(place))}</small></td><td>${status ?? '—'}</td><td>${duration} ms</td></tr>`;
  });
  const head = '<tr><th>Result</th><th>Step</th><th>Status</th><th>Time</th></tr>';
  return fold('What was tried', `(${nameTimes(times)})`, `<table>${head}${rows.join('')}</table>`);
}

const showGap = (name: string, meaning: string): string => `<b>${text(name)}</b> ${text(meaning)}`;

const showGaps = (title: string, gaps: string[]): string =>
  gaps.length > 0 ? fold(title, `(${gaps.length})`, list(gaps)) : '';

function showOperation(operation: OperationReport): string {
  const { id, method, path, summary, screens, outcome, violations } = operation;
  const unseen = operation.neverSeen.map(({ status, meaning }) => showGap(status, meaning));
  const skipped = operation.skipped.map((step) => showGap(nameStep(step), step.reason));
  const state = outcome === 'violations' ? many(violations.length, 'violation') : outcomes[outcome];
  // One option of the form shows both.
  const shown = outcome === 'unproven' ? 'not tried' : outcome;
  return `<article id="${id}" data-outcome="${shown}">
    <h2>${id} <span class="${outcome.replace(' ', '-')}">${state}</span></h2>
    <p><b>${method}</b> <code>${text(path)}</code></p>
    <small>${text(summary)}. Used by ${text(screens.join('; '))}.</small>
    ${violations.length > 0 ? list(violations.map(showViolation)) : ''}
    ${showTrials(operation)}
    ${showGaps('Documented statuses never seen', unseen)}
    ${showGaps('Skipped', skipped)}
  </article>`;
}

function showFilters(operations: OperationReport[]): string {
  const count = (outcome: string) => operations.filter((each) => each.outcome === outcome).length;
  const first = count('violations') > 0 ? 'violations' : 'all';
  const choice = (value: string, label: string, number = count(value)) =>
    `<label><input type="radio" name="outcome" value="${value}"${value === first ? ' checked' : ''}> ${label} <b>${number}</b></label>`;
  return `<form aria-label="Filter the calls"><fieldset><legend>Show</legend>
    ${choice('all', 'All', operations.length)}${choice('violations', 'Violations')}${choice('conforms', 'Conform')}${choice('not tried', 'Not tried', count('not tried') + count('unproven'))}
    </fieldset></form>`;
}

function showFacts(report: Report): string {
  const { times, readOnly, only } = report;
  const facts = [
    ['Agency', report.agency],
    ['Human resources', report.hrms ?? 'not checked'],
    ['Started', report.startedAt],
    ['Took', `${(report.duration / 1000).toFixed(1)} s`],
    ['Response times', times ? nameTimes(times) : 'no request was made'],
    ['Tried', nameTried(report)],
    ...(readOnly ? [['Read only', 'no request that writes was sent']] : []),
    ...(only.length > 0 ? [['Only', only.join(', ')]] : []),
  ];
  const items = facts.map(
    ([name, value = '']) => `<div><dt>${name}</dt><dd>${text(value)}</dd></div>`,
  );
  return `<dl class="facts">${items.join('')}</dl>`;
}

/** What each rule tried and skipped. */
function showRules({ rules }: Report): string {
  const rows = rules.map(({ id, promise, requests, skipped }) => {
    const left = skipped.length > 0 ? `<small>skipped: ${text(skipped.join('; '))}</small>` : '';
    return `<tr><td><b>${id}</b></td><td>${text(promise)}${left}</td><td>${many(requests, 'request')}</td></tr>`;
  });
  return `<section>${fold('Rules', `(${rules.length})`, `<table>${rows.join('')}</table>`)}</section>`;
}

function showVerdict({ outcome, end, violations, operations }: Report): string {
  const broken = operations.filter((each) => each.outcome === 'violations').length;
  const sum =
    violations === 0
      ? 'No contract violation was found in what was tried.'
      : `${many(violations, 'violation')} of the contract in ${many(broken, 'call')} of ${operations.length}.`;
  return `<h1>${outcomes[outcome]}</h1><p>${end ? `${text(end)} ` : ''}${sum}</p>`;
}

/** The HTML document of a report: operations with violations first, the rest in contract order. */
export async function toHtml(report: Report): Promise<string> {
  const { outcome, operations, created } = report;
  const style = await readFile(new URL('page.css', import.meta.url), 'utf8');
  const isBroken = ({ violations }: OperationReport) => Number(violations.length > 0);
  const sorted = operations.toSorted((one, other) => isBroken(other) - isBroken(one));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Conformance: ${outcomes[outcome]}</title>
<style>${style}</style>
</head>
<body>
<header><small>Conformance</small>${showVerdict(report)}${showFacts(report)}</header>
<main>${showFilters(operations)}
${sorted.map(showOperation).join('\n')}
${showRules(report)}
${created.length > 0 ? `<section><h2>Test data left on the servers, named ${report.marker}</h2>${list(created.map(text))}</section>` : ''}
</main>
</body>
</html>
`;
}
