/** `npm run conformance:proxy`: a proxy between the website and a backend that reports contract violations live. */
import { styleText } from 'node:util';
import './shared/endWithParent.mjs';
import { type ApiName, isResponse } from '../conformance/src/exchange.ts';
import { CannotRun, parseUrlOption } from '../conformance/src/options.ts';
import { toPrintable } from '../conformance/src/printable.ts';

import { nameField, toSentences } from '../conformance/src/report.ts';
import { createRelay, type RelayListener } from './conformance-proxy/relay.ts';
import { record } from './recorded/recorder.ts';
import { parseCommand, parsePort, refuse } from './shared/commandLine.ts';
import { listen } from './shared/listen.ts';

const help = `A proxy between the website and the backends that reports contract violations live.

  npm run conformance:proxy -- --agency URL [--hrms URL] [options]

  --agency URL        the agency's backend, without /api
  --hrms URL          the human-resource backend
  --port 4010         port of the proxy to the agency
  --hrms-port 4011    port of the proxy to the human-resource backend
  --allow-host NAME   answers to this host name too; without it only to names of this machine, such as localhost
  --record FOLDER     writes the responses as examples for the mock, without secrets and visitors' data
  --insecure          accepts a certificate that is not trusted, such as a self-signed one

Then, in another terminal:

  AGENCY_ORIGIN=http://127.0.0.1:4010 HRMS_ORIGIN=http://127.0.0.1:4011 npm run start:live

Responses are asked for whole, and passed on decoded; each is judged with the checks of npm run conformance.

What was recorded is played by MOCK_EXAMPLES=FOLDER npm start, and by npm run mock -- --examples FOLDER.`;

const { values: options } = parseCommand(help, {
  options: {
    agency: { type: 'string' },
    hrms: { type: 'string' },
    port: { type: 'string', default: '4010' },
    'hrms-port': { type: 'string', default: '4011' },
    'allow-host': { type: 'string', multiple: true, default: [] },
    record: { type: 'string' },
    insecure: { type: 'boolean', default: false },
  },
});

const show: RelayListener = ({ operation, method, path, status, ...found }) => {
  const { requestViolations, violations } = found;
  const isSound = operation !== null && requestViolations.length + violations.length === 0;
  const mark = isSound ? styleText('green', '✔') : styleText('red', '✘');
  const time = new Date().toTimeString().slice(0, 8);
  const name = operation?.id ?? 'not in the contract';
  console.log(`${time} ${mark} ${name.padEnd(20)} ${method} ${path} ${status ?? 'no response'}`);
  for (const { pointer, message } of requestViolations) {
    const field = styleText('bold', toPrintable(nameField(pointer)));
    console.log(`    request ${field}: ${toPrintable(message)}`);
  }
  for (const sentence of toSentences(violations)) console.log(`    ${sentence}`);
};

/** Records a call and prints the result. A response that cannot be recorded is still passed on. */
function keep(backend: string, call: Parameters<RelayListener>[0]): void {
  const { operation, request, result } = call;
  if (!options.record || !operation || !isResponse(result)) return;
  try {
    const said = record(options.record, { operation, request, response: result, backend });
    if (said) console.log(`    ${toPrintable(said)}`);
  } catch (error) {
    console.error(`    not recorded: ${toPrintable((error as Error).message)}`);
  }
}

async function start(api: ApiName, url: string, port: number): Promise<void> {
  const backend = parseUrlOption(api, url);
  const hosts = options['allow-host'].map((name) => name.toLowerCase());
  const relay = createRelay({ api, backend, insecure: options.insecure, hosts }, (call) => {
    show(call);
    keep(backend, call);
  });
  const origin = await listen(relay, port).catch((error) =>
    refuse(`The ${api} proxy cannot start: ${error.message}.`),
  );
  console.log(`${api}: ${origin} → ${backend}`);
}

try {
  const { agency, hrms } = options;
  if (!agency && !hrms) {
    refuse('Say which backend to proxy: --agency URL or --hrms URL. See --help.');
  }
  if (agency) await start('agency', agency, parsePort('port', options.port));
  if (hrms) await start('hrms', hrms, parsePort('hrms-port', options['hrms-port']));
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  refuse(error.message);
}
