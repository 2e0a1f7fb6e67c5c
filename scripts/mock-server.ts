/** `npm run mock`: the mock backends over HTTP. */
import type { Server } from 'node:http';
import { createHttpMock } from '../mocks/http.ts';
import { describeViolation } from '../mocks/violations.ts';
import { readCommand, readPort } from './setup/commandLine.ts';

const { values: options } = readCommand(
  `Serves the mock backend over HTTP on this machine only.

  npm run mock                          agency on 4010, human resources on 4011
  npm run mock -- --agency 5010 --hrms 5011

  curl localhost:4010/api/services/
  curl -H 'Prefer: code=500' localhost:4010/api/services/`,
  {
    options: {
      agency: { type: 'string', default: '4010' },
      hrms: { type: 'string', default: '4011' },
    },
  },
);

function listen(server: Server, name: string, port: number): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `port ${port} is already in use` : error.message;
    console.error(`The ${name} mock cannot start: ${reason}.`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => console.log(`${name}: http://127.0.0.1:${port}`));
}

const report = (violation: Parameters<typeof describeViolation>[0]) =>
  console.error(describeViolation(violation));

listen(createHttpMock('', report), 'agency', readPort('agency', options.agency));
listen(createHttpMock('/hrms', report), 'hrms', readPort('hrms', options.hrms));
