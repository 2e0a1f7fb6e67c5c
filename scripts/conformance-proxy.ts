/** `npm run conformance:proxy`: a proxy between the website and a backend that reports contract violations live. */
import { styleText } from 'node:util';
import type { Api } from '../conformance/src/exchange.ts';
import { CannotRun, readUrl } from '../conformance/src/options.ts';
import { type RelayListener, startRelay } from '../conformance/src/relay.ts';
import { nameField } from '../conformance/src/report/labels.ts';
import { linesOf } from '../conformance/src/report/terminal.ts';
import { readCommand, readPort, refuse } from './setup/commandLine.ts';
import { endWithParent } from './setup/endWithParent.ts';

const help = `A proxy between the website and the backends that reports contract violations live.

  npm run conformance:proxy -- --agency URL [--hrms URL] [--port 4010] [--hrms-port 4011] [--insecure]

Then, in another terminal:

  AGENCY_ORIGIN=http://127.0.0.1:4010 HRMS_ORIGIN=http://127.0.0.1:4011 npm run start:live

Requests and responses are not changed; each is judged with the checks of npm run conformance.`;

const { values: options } = readCommand(help, {
  options: {
    agency: { type: 'string' },
    hrms: { type: 'string' },
    port: { type: 'string', default: '4010' },
    'hrms-port': { type: 'string', default: '4011' },
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
    console.log(`    request ${styleText('bold', nameField(pointer))}: ${message}`);
  }
  for (const line of linesOf(violations)) console.log(line);
};

async function start(api: Api, url: string, port: number, insecure: boolean): Promise<void> {
  const backend = readUrl(api, url);
  const { origin } = await startRelay({ api, backend, port, insecure }, show).catch((error) =>
    refuse(`The ${api} proxy cannot start: ${error.message}.`),
  );
  console.log(`${api}: ${origin} → ${backend}`);
}

endWithParent(() => process.exit());

try {
  const { agency, hrms, insecure } = options;
  if (!agency && !hrms) {
    refuse('Say which backend to proxy: --agency URL or --hrms URL. See --help.');
  }
  if (agency) await start('agency', agency, readPort('port', options.port), insecure);
  if (hrms) await start('hrms', hrms, readPort('hrms-port', options['hrms-port']), insecure);
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  refuse(error.message);
}
