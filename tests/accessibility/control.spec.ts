/** Positive control: pages with faults fail the checks. */
import { expect, test } from '@playwright/test';
import {
  announcementViolations,
  headingViolations,
  motionViolations,
  overflowViolations,
} from '../support/violations.ts';
import { walk } from './focus.ts';

const faulty = `<!doctype html><html lang="en"><title>Faults</title>
<style>@keyframes turn { to { rotate: 1turn } } button { animation: turn 2s infinite }</style>
<main><h1>One</h1><h1>Two</h1><p style="width: 3000px">Wide</p><button>One</button>
<button>Two</button><input aria-label="Email" aria-invalid="true"></main>`;

test('the checks of a page report its faults', async ({ page }) => {
  await page.setContent(faulty);
  expect(await headingViolations(page)).toEqual(['2 headings of level 1']);
  expect(await announcementViolations(page, 'Thanks')).toEqual([
    expect.stringMatching(/^no description: <input/),
    'not announced: Thanks',
    expect.stringMatching(/^neither focused nor announced: <input/),
  ]);
  expect(await motionViolations(page)).toHaveLength(2);
  expect(await overflowViolations(page)).toEqual([
    expect.stringMatching(/px too wide$/),
    expect.stringMatching(/^cut off: <p/),
  ]);
});

const links = `<!doctype html><html lang="en"><title>Rings</title>
<style>
  body { background: #faf8f4 }
  a { display: block; width: 200px; height: 40px }
  div { position: relative; padding: 20px }
  :focus-visible { outline: 3px solid #6d4aff; outline-offset: 3px; border-radius: 20px }
  #faint:focus-visible, #mostly:focus-visible { outline-color: #c9b8ff }
  #none:focus-visible { outline: none }
</style>
<div><a href="#" id="good">x</a></div>
<div><a href="#" id="none">x</a></div>
<div><a href="#" id="faint">x</a></div>
<div style="background: linear-gradient(#0e0b1f 35%, #faf8f4 35%)"><a href="#" id="mostly">x</a></div>
<div style="padding: 0; overflow: clip; width: 200px"><a href="#" id="clipped">x</a></div>
<div><a href="#" id="covered">x</a><i style="position: absolute; inset: 20px"></i></div>`;

test('the checks of focus report its faults', async ({ page }) => {
  await page.setContent(links);
  expect(await walk(page, 'Tab', true)).toEqual([
    expect.stringMatching(/^focus ring of 0 clear and 0 faint .* id="none"/),
    expect.stringMatching(/^focus ring of \d{1,2} clear and \d{3,} faint .* id="faint"/),
    expect.stringMatching(/^focus ring of \d{3} clear and \d{3} faint .* id="mostly"/),
    expect.stringMatching(/^focus ring of \d{2,3} clear and \d faint .* id="clipped"/),
    expect.stringMatching(/^covered by <i.* id="covered"/),
  ]);
});
