/** Backends that conform in another way than the mock, as a stock Django does: no false alarm. */
import { expect, test } from 'vitest';
import { runConformance } from '../../conformance/src/run.ts';
import { describeViolations, silent } from './mutants/judge.ts';
import { agencyOptions, createAgency, startServer } from './servers.ts';

/** The workflows that write, and that see a refusal of the session. */
const only = ['contact', 'careersLogin', 'checkProfile'];

const site = 'https://www.twinbridge.example';

/** What Django sends when it finds the session invalid. */
const deletion =
  'sessionid=""; expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0; Path=/; SameSite=Lax';

/** Writes need the website's Origin and Referer; a refusal deletes the session cookie, without HttpOnly. */
async function startDjango(): Promise<string> {
  const agency = createAgency();
  const { origin } = await startServer((incoming, outgoing) => {
    const { origin, referer } = incoming.headers;
    if (incoming.method !== 'GET' && (origin !== site || referer !== `${site}/`)) {
      outgoing.writeHead(403, { 'content-type': 'text/html' }).end('CSRF verification failed.');
      return;
    }
    const writeHead = outgoing.writeHead.bind(outgoing);
    Object.assign(outgoing, {
      writeHead: (status: number, headers: object = {}) =>
        writeHead(status, status === 401 ? { ...headers, 'set-cookie': deletion } : { ...headers }),
    });
    agency(incoming, outgoing);
  });
  return origin;
}

test('a CSRF check of Origin and Referer, and a cookie that is deleted, are lawful', async () => {
  const report = await runConformance(agencyOptions(await startDjango(), { site, only }), silent);
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
});
