/** What a small run collected, for the tests of the reports. */
import { discoveryStep } from '../../conformance/src/discovery.ts';
import type { RunResult } from '../../conformance/src/report.ts';
import { masked } from '../../conformance/src/secrets.ts';
import type { StepViolation } from '../../conformance/src/violations.ts';

/** A violation of `listServices`. */
export const violation: StepViolation = {
  kind: 'schema',
  operation: 'listServices',
  field: '/results/0/title',
  expected: 'string',
  got: '"<script>alert(1)</script>\u0007"',
  workflowId: 'discovery',
  step: 'listServices',
  status: 200,
};

/** Its request and response. */
export const exchange = {
  step: discoveryStep('listServices'),
  request: {
    method: 'GET',
    url: 'https://backend.example/api/services/',
    headers: { authorization: 'Basic ZWRnZTp3b3Jk', cookie: 'sessionid=abc; csrftoken=def' },
    body: null,
  },
  result: { status: 200, headers: {}, body: Buffer.from('{}') },
  duration: 12,
};

/** A run with nothing else. */
export const run: RunResult = {
  startedAt: '2026-11-20T08:00:00.000Z',
  duration: 1200,
  agency: 'https://backend.example',
  hrms: null,
  readOnly: true,
  only: [],
  mask: (text) => text.replaceAll('hidden', masked),
  counts: () => true,
  end: null,
  exchanges: [exchange],
  violations: [violation],
  skipped: [{ workflowId: 'contact', step: 'send', operation: 'sendEmail', reason: 'it "writes"' }],
  created: [],
};
