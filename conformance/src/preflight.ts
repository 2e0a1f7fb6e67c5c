/** Sends a few requests to each backend before the run, to report what concerns all calls in one sentence. */
import { connect } from 'node:tls';
import { operations } from '../../openapi/generated/operations.ts';
import { explainCause, isPlausible } from './causes.ts';
import { type Api, type BackendResponse, type Failure, headerOf, isResponse } from './exchange.ts';
import { CannotRun, type Options } from './options.ts';
import { saying } from './ownWords.ts';
import { names, type Recorder } from './recorder.ts';

const { listServices, listGames, listDepartments, loginAccount, registerAccount } = operations;

/** Calls without parameters. Those of the second backend are refused, because their body is empty. */
const probes = {
  agency: [listServices, listGames, listDepartments],
  hrms: [loginAccount, registerAccount],
} as const;

/** True when a TLS handshake succeeds at the URL's port. */
function speaksTls(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 80), rejectUnauthorized: false });
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('secureConnect', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(2000, () => end(false));
  });
}

async function refuseFailure(api: Api, url: string, { kind, reason }: Failure): Promise<never> {
  const isPlain = url.startsWith('http:');
  const start = `${names[api]} at ${url} cannot be checked: `;
  if (kind === 'certificate') throw new CannotRun(`${start}${reason}; --insecure accepts it.`);
  if (kind === 'broken' && isPlain && (await speaksTls(url))) {
    throw new CannotRun(
      `${start}it speaks https; give --${api} ${url.replace('http:', 'https:')}.`,
    );
  }
  const remedy = reason.endsWith('not speak https')
    ? `; give --${api} ${url.replace('https:', 'http:')}`
    : '';
  throw new CannotRun(`${start}${reason}${remedy}.`);
}

function refuseCredential(result: BackendResponse | Failure, options: Options): void {
  if (!isResponse(result) || ![401, 403].includes(result.status)) return;
  const said = saying(result);
  const isPage = headerOf(result, 'content-type').startsWith('text/html');
  const { status } = result;
  if (status === 403 && isPage) {
    throw new CannotRun(`The agency backend refuses every call with status 403${said}.`);
  }
  throw new CannotRun(
    options.basicAuth
      ? `The agency backend refuses the credential of --basic-auth with status ${status}${said}.`
      : `The agency backend asks for a credential (status ${status}${said}): give it as --basic-auth USER:PASSWORD.`,
  );
}

/** A broken response is a violation as long as another URL responds; when none does, there is no backend to check. */
async function reach(recorder: Recorder, api: Api, origin: string, isReading = false) {
  const [operation] = probes[api];
  const result = await recorder.probe(operation, isReading ? { method: 'GET' } : {});
  if (isResponse(result) || result.kind === 'too large') return result;
  const root = { method: 'GET', path: '/' };
  const isViolation = result.kind === 'broken' && isResponse(await recorder.probe(operation, root));
  return isViolation ? result : refuseFailure(api, origin, result);
}

/** One sentence for a cause that all calls share. */
async function refuseCause(
  recorder: Recorder,
  api: Api,
  origin: string,
  first: BackendResponse | Failure,
): Promise<void> {
  if (!isResponse(first) || isPlausible(api, first)) return;
  const responses = [first];
  for (const operation of probes[api].slice(1)) {
    const result = await recorder.probe(operation);
    if (!isResponse(result)) return;
    responses.push(result);
  }
  const cause = explainCause(api, origin + probes[api][0].path, responses);
  if (cause) throw new CannotRun(`${names[api]} at ${origin} ${cause}.`);
}

/** Throws `CannotRun` when a backend cannot be reached, refuses the credential or fails at every call alike. */
export async function preflight(recorder: Recorder, options: Options): Promise<void> {
  const { agency, hrms, readOnly } = options;
  const first = await reach(recorder, 'agency', agency);
  refuseCredential(first, options);
  await refuseCause(recorder, 'agency', agency, first);
  if (!hrms) return;
  const other = await reach(recorder, 'hrms', hrms, readOnly);
  if (!readOnly) await refuseCause(recorder, 'hrms', hrms, other);
}
