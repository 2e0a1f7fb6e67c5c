/** A run with one request, which breaks the contract once. */
import { createStep } from '../../conformance/src/exchange.ts';
import type { RunResult } from '../../conformance/src/report.ts';
import type { StepViolation } from '../../conformance/src/violations.ts';

export const violation: StepViolation = {
  kind: 'schema',
  operation: 'listServices',
  field: '/results/0/title',
  expected: 'string',
  got: '"<script>alert(1)</script>\u0007"',
  rule: 'lists',
  step: 'listServices',
  status: 200,
};

export const exchange = {
  step: createStep('lists', 'listServices', 'All services', 'listServices'),
  request: {
    method: 'GET',
    url: 'https://backend.example/api/services/',
    headers: { authorization: 'Basic ZWRnZTp3b3Jk', cookie: 'sessionid=abc; csrftoken=def' },
    body: null,
  },
  result: { status: 200, headers: {}, body: Buffer.from('{}') },
  duration: 12,
};

export const run: RunResult = {
  startedAt: '2026-11-20T08:00:00.000Z',
  duration: 1200,
  agency: 'https://backend.example',
  hrms: null,
  readOnly: true,
  only: [],
  counts: () => true,
  end: null,
  exchanges: [exchange],
  violations: [violation],
  skipped: [{ rule: 'contact', step: 'send', operation: 'sendEmail', reason: 'it "writes"' }],
  created: [],
  marker: 'conformance-1',
  rules: [{ id: 'lists', promise: 'lists', requests: 1, skipped: [] }],
  waited: 0,
};

/** The violation in another record of the list. */
export const second: StepViolation = { ...violation, field: '/results/7/title' };
