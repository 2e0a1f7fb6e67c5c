/** Explanations of unreadable bodies, error texts of servers, and words to search for. */
import { expect, test } from 'vitest';
import { createPdf, longEmail, longText } from '../../conformance/src/bodies.ts';
import { saying } from '../../conformance/src/errorText.ts';
import { explainUnreadable } from '../../conformance/src/json.ts';
import { longestWord } from '../../conformance/src/searchWords.ts';
import { readRows } from './check.ts';

test.each([
  ['', 'an empty body'],
  ['{"a": 1, "b": [1, 2', 'JSON that ends too early, after {"a": 1, "b": [1, 2'],
  ['{"rating": NaN}', 'not JSON from character 11 on, in {"rating": NaN}'],
  ["{'a': 1}", "not JSON from character 1 on, in {'a': 1}"],
  ['{"a": 1,}', 'not JSON from character 8 on, in {"a": 1,}'],
  [Buffer.from('{"a": "caf\u00e9"}', 'latin1'), 'bytes that are not UTF-8: 0xe9 at byte 10, in '],
])('%j is %s', (body, expected) => {
  expect(explainUnreadable(Buffer.from(body))).toContain(expected);
});

/** Usual failures of frameworks, and the quoted text. */
const failures = `
  Django REST framework | {"email": ["Enter a valid email address."]} | email: Enter a valid
  FastAPI | {"detail": [{"type": "missing", "loc": ["body", "email"], "msg": "Required"}]} | email: Required
  Express | <title>Error</title><body><pre>Cannot GET /x</pre> | Cannot GET /x
  express-validator | {"errors": [{"msg": "Invalid value", "path": "email"}]} | email: Invalid
  Rails | {"errors": {"email": ["is invalid"]}} | email: is invalid
  Rails, a page | <title>Action Controller: Exception caught</title><h1>No route</h1> | No route
  Spring | {"timestamp": "2026", "status": 400, "error": "Bad Request", "path": "/x"} | Bad Request
  problem details | {"type": "about:blank", "title": "Bad", "detail": "Too long."} | Too long.`;

test.each(readRows(failures))('the error text of %s is found', (_, body = '', expected = '') => {
  const response = { status: 400, headers: {}, body: Buffer.from(body) };
  expect(saying(response)).toContain(`, saying "${expected}`);
});

test.each([
  ['<b>Typ</b>escript and R&eacute;sum&eacute; of engineers', '', 'engineers'],
  ['Something through ourselves, maybe', '', 'maybe'],
  ['Senior engineer', 'an Engineer', 'Senior'],
  ['You will look here once more', '', undefined],
  ['für Köche', '', undefined],
  [7, '', undefined],
])('the longest word of %j that %j lacks is %j', (text, others, expected) => {
  expect(longestWord(text, others)).toBe(expected);
});

test('large values have exactly the requested length', () => {
  expect(longText(5000)).toHaveLength(5000);
  expect(longEmail(254, 'conformance-1@people.example')).toMatch(
    /^.{64}@(\w{1,63}\.)+people\.example$/,
  );
  expect(longEmail(254, 'conformance-1@people.example')).toHaveLength(254);
  expect(createPdf('mark', 10_485_760)).toHaveLength(10_485_760);
});
