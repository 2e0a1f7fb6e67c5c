import { expect, test } from 'vitest';
import { readApplyOutcome } from './applications.ts';

test.each([
  [200, { message: 'Application submitted' }, { kind: 'applied' }],
  [201, null, { kind: 'applied' }],
  [200, { message: 'You have ALREADY APPLIED.' }, { kind: 'already' }],
  [400, { error: 'Already applied' }, { kind: 'already' }],
  [409, { detail: 'has already applied' }, { kind: 'already' }],
  [401, { errors: ['already applied'] }, { kind: 'already' }],
  [400, { errors: 'already applied' }, { kind: 'already' }],
  [401, { message: 'Please sign in' }, { kind: 'expired' }],
  [400, { message: '', error: 'Closed' }, { kind: 'failed', text: 'Closed' }],
  [400, { errors: [] }, { kind: 'failed', text: '' }],
  [500, '<h1>', { kind: 'failed', text: '' }],
])('%i %j', (status, body, outcome) => {
  expect(readApplyOutcome(status, body)).toEqual(outcome);
});
