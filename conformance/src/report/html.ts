/** Renders a report as one self-contained HTML page. */
import { readFile } from 'node:fs/promises';
import type { OperationReport, Report, ReportedViolation, Times } from '../report.ts';
import { masked } from '../secrets.ts';
import { many, nameField, nameOccurrences, escapeText as text } from './labels.ts';

const outcomes = {
  conforms: 'Conforms',
  violations: 'Does not conform',
  noted: 'Noted, does not count',
  incomplete: 'Not finished',
  'not tried': 'Not tried',
};

function showViolation(violation: ReportedViolation): string {
  const { field, expected, got, seen } = violation;
  const places = nameOccurrences(seen);
  const [first] = seen;
  return `<li class="broken-rule">
    <p class="field"><code>${text(nameField(field))}</code></p>
    <dl><dt>Expected</dt><dd>${text(expected)}</dd><dt>Got</dt><dd class="got">${text(got)}</dd></dl>
    <p class="used">${text(places)}</p>
    ${first?.response ? `<details><summary>Response <span class="aside">(an excerpt)</span></summary><pre>${text(first.response)}</pre></details>` : ''}
    <details><summary>Repeat it${first?.curl.includes(masked) ? ` <span class="aside">(with your values for ${masked})</span>` : ''}</summary><pre>${text(first?.curl ?? '')}</pre></details>
  </li>`;
}

const showTimes = ({ count, median, p95, max }: Times): string =>
  `${many(count, 'request')}, median ${median} ms, p95 ${p95} ms, slowest ${max} ms`;

function showTrials({ trials, times }: OperationReport): string {
  if (!times) return '';
  const rows = trials.map(
    ({ workflowId, step, description, status, duration, passed }) =>
      `<tr><td class="${passed ? 'good' : 'bad'}">${passed ? 'passed' : 'failed'}</td><td>${text(description)}<small>${text(`${workflowId}.${step}`)}</small></td><td>${status ?? '—'}</td><td>${duration} ms</td></tr>`,
  );
  return `<details><summary>What was tried <span class="aside">(${showTimes(times)})</span></summary>
    <table><thead><tr><th>Result</th><th>Step</th><th>Status</th><th>Time</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

function showGaps(title: string, gaps: { name: string; text: string }[]): string {
  if (gaps.length === 0) return '';
  const items = gaps.map((each) => `<li><b>${text(each.name)}</b> ${text(each.text)}</li>`);
  return `<details><summary>${title} <span class="aside">(${gaps.length})</span></summary><ul class="plain">${items.join('')}</ul></details>`;
}

function showOperation(operation: OperationReport): string {
  const { id, method, path, summary, screens, outcome, violations } = operation;
  const unseen = operation.neverSeen.map(({ status, meaning }) => {
    return { name: `${status}`, text: meaning };
  });
  const skipped = operation.skipped.map(({ workflowId, step, reason }) => {
    return { name: `${workflowId}.${step}`, text: reason };
  });
  const words = [id, path, summary, ...screens, ...violations.map(({ field }) => nameField(field))];
  const state = outcome === 'violations' ? many(violations.length, 'violation') : outcomes[outcome];
  return `<article id="${id}" data-outcome="${outcome}" data-words="${text(words.join(' ').toLowerCase())}">
    <header><h2>${id}</h2><span class="state ${outcome.replace(' ', '-')}">${state}</span></header>
    <p class="call"><b>${method}</b> <code>${text(path)}</code></p>
    <p class="used">${text(summary)}. Used by ${text(screens.join('; '))}.</p>
    ${violations.length > 0 ? `<ul class="broken-rules">${violations.map(showViolation).join('')}</ul>` : ''}
    ${showTrials(operation)}${showGaps('Documented statuses never seen', unseen)}${showGaps('Skipped', skipped)}
  </article>`;
}

function showFilters(operations: OperationReport[]): string {
  const count = (outcome: string) => operations.filter((each) => each.outcome === outcome).length;
  const first = count('violations') > 0 ? 'violations' : 'all';
  const choice = (value: string, label: string, number: number) =>
    `<label><input type="radio" name="outcome" value="${value}"${value === first ? ' checked' : ''}><span class="choice">${label} <b>${number}</b></span></label>`;
  return `<form class="filters" aria-label="Filter the calls"><fieldset><legend>Show</legend>
    ${choice('all', 'All', operations.length)}${choice('violations', 'Violations', count('violations'))}${choice('conforms', 'Conform', count('conforms'))}${choice('not tried', 'Not tried', count('not tried'))}</fieldset>
    <label class="search"><span class="label">Find a call, path, field or screen</span><input type="search" name="words"></label></form>
    <p class="none" hidden>No call fits.</p>`;
}

function showFacts(report: Report): string {
  const facts: [string, string][] = [
    ['Agency', report.agency],
    ['Human resources', report.hrms ?? 'not checked'],
    ['Started', report.startedAt],
    ['Took', `${(report.duration / 1000).toFixed(1)} s`],
    ['Response times', report.times ? showTimes(report.times) : 'no request was made'],
  ];
  if (report.readOnly) facts.push(['Read only', 'no request that writes was sent']);
  if (report.only.length > 0) facts.push(['Only', report.only.join(', ')]);
  return `<dl class="facts">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${text(value)}</dd></div>`).join('')}</dl>`;
}

function showCreated({ created }: Report): string {
  if (created.length === 0) return '';
  const items = created.map((each) => `<li>${text(each)}</li>`);
  return `<section class="created"><h2>Test data left on the servers</h2><ul class="plain">${items.join('')}</ul></section>`;
}

function showVerdict({ outcome, end, violations, operations }: Report): string {
  const broken = operations.filter((each) => each.outcome === 'violations').length;
  const sum =
    violations === 0
      ? 'No contract violation was found in what was tried.'
      : `${many(violations, 'violation')} of the contract in ${many(broken, 'call')} of ${operations.length}.`;
  return `<h1>${outcomes[outcome]}</h1><p class="sum">${end ? `${text(end)} ` : ''}${sum}</p>`;
}

/** Operations with violations first, the rest in contract order. */
const byUrgency = (operations: OperationReport[]): OperationReport[] =>
  operations.toSorted(
    (one, other) => Number(other.violations.length > 0) - Number(one.violations.length > 0),
  );

/** The HTML document of a report. */
export async function toHtml(report: Report): Promise<string> {
  const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const [page, calls, script] = await Promise.all(['page.css', 'calls.css', 'page.js'].map(read));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Conformance: ${outcomes[report.outcome]}</title>
<style>${page}${calls}</style>
</head>
<body>
<div class="top ${report.outcome}"><div class="frame"><p class="brand">Twinbridge conformance</p>${showVerdict(report)}${showFacts(report)}</div></div>
<main class="frame">${showFilters(report.operations)}
${byUrgency(report.operations).map(showOperation).join('\n')}
${showCreated(report)}
</main>
<script>${script}</script>
</body>
</html>
`;
}
