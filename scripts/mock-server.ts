/** `npm run mock`: the mock backends over HTTP. */
import type { Violation } from '#contract/validate.ts';
import { describeViolation } from '../mocks/call.ts';
import { createHttpMock } from '../mocks/http/server.ts';
import { addRecordings } from '../mocks/responses/recorded.ts';
import { parseScenario } from '../mocks/scenario/parse.ts';
import { chooseScenario } from '../mocks/scenario/tab.ts';
import { connections } from '../mocks/scenario/targets.ts';
import { loadRecordings } from './recorded/loadRecordings.ts';
import { parseCommand, parsePort, refuse } from './shared/commandLine.ts';
import './shared/endWithParent.mjs';
import { listen } from './shared/listen.ts';

const { values: options } = parseCommand(
  `Serves the mock backend over HTTP on this machine only.

  npm run mock                          agency on 4010, human resources on 4011
  npm run mock -- --agency 5010 --hrms 5011
  npm run mock -- --host mock.test      answer to this name, too (repeatable); without it to localhost alone
  npm run mock -- --basic-auth user:password   refuses other credentials for the agency (repeatable); without it any passes
  npm run mock -- --examples recorded   plays examples that npm run conformance:proxy has recorded, beside the contract's
  npm run mock -- --profile slow3g      every call over such a connection: ${Object.keys(connections).join(', ')}

  curl localhost:4010/api/services/
  curl -H 'Prefer: code=500' localhost:4010/api/services/
  curl -X PUT -d '{"mock":"listTeams:serverError*1"}' -H 'Content-Type: application/json' localhost:4010/__mock/scenario

Tests control it by /__mock/reset, preset and scenario, see docs/mock-server.md.`,
  {
    options: {
      agency: { type: 'string', default: '4010' },
      hrms: { type: 'string', default: '4011' },
      examples: { type: 'string' },
      profile: { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
      'basic-auth': { type: 'string', multiple: true, default: [] },
    },
  },
);

if (options.examples) {
  try {
    addRecordings(loadRecordings(options.examples));
  } catch (error) {
    refuse((error as Error).message);
  }
}
const credentials = options['basic-auth'];
if (!credentials.every((each) => each.includes(':')))
  refuse('--basic-auth has to be written as user:password.');
const initial = options.profile ? `profile:${options.profile}` : '';
const { problems } = parseScenario(initial);
if (problems[0]) refuse(problems[0]);
chooseScenario(initial);

/** Serves a backend at 127.0.0.1, and at [::1] where the machine has it. */
async function serve(name: string, base: string, port: number): Promise<void> {
  const onViolation = (violation: Violation) => console.error(describeViolation(violation));
  const create = () => createHttpMock(base, onViolation, options.host, initial, credentials);
  try {
    const origin = await listen(create(), port);
    await listen(create(), port, '::1').catch((error) => {
      if (!/EADDRNOTAVAIL|EAFNOSUPPORT/.test(error.code)) throw error;
    });
    console.log(`${name}: ${origin}`);
  } catch (error) {
    refuse(`The ${name} mock cannot start: ${(error as Error).message}.`);
  }
}

await Promise.all([
  serve('agency', '', parsePort('agency', options.agency)),
  serve('hrms', '/hrms', parsePort('hrms', options.hrms)),
]);
