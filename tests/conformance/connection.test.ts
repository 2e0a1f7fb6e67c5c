/** Backends that are down, slow, endless, untrusted or not backends at all. */
import { expect, test } from 'vitest';
import type { Exchange } from '../../conformance/src/exchange.ts';
import type { Report } from '../../conformance/src/report.ts';
import { exitStatusOf, runConformance } from '../../conformance/src/run.ts';
import { bodyLimit } from '../../conformance/src/upstream.ts';
import { silent, violationsOf } from './mutants/judge.ts';
import {
  agencyOptions,
  createAgency,
  json,
  read,
  refusal,
  startMortalMock,
  startSelfSignedMock,
  startServer,
} from './servers.ts';

const reasonsIn = ({ operations }: Report) =>
  operations.flatMap(({ skipped }) => skipped.map(({ reason }) => reason));

test('a host that nobody has cannot be checked', async () => {
  const sentence = await refusal(read('http://no-such-host.invalid'));
  expect(sentence).toMatch(
    /^The agency backend at http:\/\/no-such-host\.invalid cannot be checked: /,
  );
});

test('https where only http is spoken, and the other way round, cannot be checked', async () => {
  const plain = await startServer((_, outgoing) => outgoing.end('{}'));
  const sentence = await refusal(read(plain.origin.replace('http:', 'https:')));
  expect(sentence).toContain('cannot be checked: it does not speak https; give --agency http://');
  const secure = await startSelfSignedMock();
  expect(await refusal(read(secure.replace('https:', 'http:')))).toContain(
    `cannot be checked: it speaks https; give --agency ${secure}.`,
  );
});

test('one call that breaks off is a violation, and no reason to give up', async () => {
  const { origin } = await startServer(({ url }, outgoing) => {
    if (url === '/api/services/') outgoing.destroy();
    else outgoing.writeHead(200, json).end('{}');
  });
  const report = await read(origin, { only: ['services'] });
  expect(violationsOf(report, 'listServices')).toMatchObject([
    { kind: 'connection', got: 'the connection ended in the middle' },
  ]);
  expect(report.end).toBeNull();
});

test.each([
  [null, 'asks for a credential (status 401, saying "No."): give it as --basic-auth'],
  ['edge:wrong-one', 'refuses the credential of --basic-auth with status 401'],
])('the credential %s that does not suffice is one sentence', async (basicAuth, sentence) => {
  const { origin } = await startServer((_, outgoing) => {
    outgoing.writeHead(401, json).end('{"detail":"No."}');
  });
  expect(await refusal(read(origin, { basicAuth }))).toContain(sentence);
});

test('a server that goes down midway ends the run, with what was found before', async () => {
  const report = await read(await startMortalMock(15));
  expect(report.outcome).toBe('incomplete');
  expect(report.end).toMatch(
    /^The agency backend stopped responding at \w+: it refuses connections\.$/,
  );
  expect(exitStatusOf(report)).toBe(2);
  expect(report.violations).toBe(0);
  const reasons = reasonsIn(report);
  expect(reasons).toContain('the run ended before it');
  expect(reasons.filter((reason) => reason.startsWith('builds on'))).toEqual([]);
  expect(reasons.filter((reason) => reason.startsWith('the run ended at it'))).toEqual([
    'the run ended at it: it refuses connections',
  ]);
  expect(report.operations.find(({ id }) => id === 'listServices')?.outcome).toBe('conforms');
});

test('the request that ends the run is told of, and steps before the end keep their own reason', async () => {
  const options = agencyOptions(await startMortalMock(4));
  const ends: string[] = [];
  const onLast = ({ step }: Exchange) => ends.push(`${step.workflowId}.${step.id}`);
  const report = await runConformance(options, { ...silent, onLast });
  expect(ends).toEqual(['discovery.listCaseStudies']);
  expect(new Set(reasonsIn(report))).toEqual(
    new Set([
      'the run ended before it',
      'no --hrms was given',
      expect.stringMatching(/^needs .*basic-auth/),
    ]),
  );
});

test('a run that is stopped from outside ends at once, with its report and the test data', async () => {
  const interruption = new AbortController();
  const agency = createAgency();
  const { origin } = await startServer((incoming, outgoing) => {
    if (incoming.url === '/api/careers/register/') interruption.abort('Enough.');
    else agency(incoming, outgoing);
  });
  const report = await runConformance(agencyOptions(origin), silent, interruption.signal);
  expect(report).toMatchObject({ outcome: 'incomplete', end: 'Enough.' });
  expect(exitStatusOf(report)).toBe(2);
  expect(report.created).toEqual([
    expect.stringMatching(/^a message to the agency/),
    expect.stringMatching(/^possibly a careers account/),
  ]);
});

test('a server that never responds cannot be checked', async () => {
  const { origin } = await startServer(() => {});
  expect(await refusal(read(origin, { timeout: 200 }))).toContain(
    'no whole response came within 0.2 s',
  );
});

test('responses that begin and never end stop the run after three', async () => {
  let responses = 0;
  const { origin, requests } = await startServer((_, outgoing) => {
    responses += 1;
    outgoing.writeHead(200, json);
    if (responses === 1) outgoing.end('{}');
    else outgoing.write('{');
  });
  const report = await read(origin, { timeout: 200 });
  expect(report.end).toContain('left 3 requests in a row without a response');
  expect(violationsOf(report, 'listServices')).toMatchObject([
    { kind: 'connection', expected: 'a whole response within 0.2 s', got: 'only its beginning' },
  ]);
  expect(requests).toHaveLength(4);
});

test('a response that does not come in time says how long that is', async () => {
  const { origin } = await startServer(({ url }, outgoing) => {
    if (url !== '/api/teams/') outgoing.writeHead(200, json).end('{}');
  });
  const report = await read(origin, { timeout: 200, only: ['home'] });
  expect(violationsOf(report, 'listTeams')).toMatchObject([
    { kind: 'connection', expected: 'a response within 0.2 s', got: 'none' },
  ]);
});

test('a self-signed certificate is refused with the option that accepts it, and accepted with it', async () => {
  const origin = await startSelfSignedMock();
  expect(await refusal(read(origin))).toMatch(/DEPTH_ZERO_SELF_SIGNED_CERT.*--insecure accepts it/);
  expect((await read(origin, { insecure: true })).outcome).toBe('conforms');
});

test('an enormous response is cut off', async () => {
  const part = Buffer.alloc(1024 * 1024, 'x');
  let sent = 0;
  const { origin } = await startServer((_, outgoing) => {
    outgoing.writeHead(200, json);
    const pour = () => {
      while (!outgoing.destroyed && outgoing.write(part)) sent += part.length;
    };
    outgoing.on('drain', pour);
    pour();
  });
  const report = await read(origin, { only: ['home'] });
  expect(violationsOf(report, 'listVideoBanners')).toMatchObject([
    { kind: 'connection', got: 'the response is larger than 5 MB' },
  ]);
  expect(sent).toBeLessThan(20 * 2 * bodyLimit);
});
