/** Sends one request to each backend before the run, to report a wrong URL or credential in one sentence. */
import { operations } from '#contract/generated/operations.ts';
import { type Api, type BackendResponse, type Failure, isResponse } from './exchange.ts';
import type { Options } from './options.ts';
import { CannotRun } from './options.ts';
import type { Recorder } from './recorder.ts';

const names: Record<Api, string> = {
  agency: 'The agency backend',
  hrms: 'The human-resource backend',
};

function refuseFailure(who: string, { kind, reason }: Failure): never {
  const remedy = kind === 'certificate' ? '; --insecure accepts it' : '';
  throw new CannotRun(`${who} cannot be checked: ${reason}${remedy}.`);
}

function refuseCredential(result: BackendResponse | Failure, options: Options): void {
  if (!isResponse(result) || ![401, 403].includes(result.status)) return;
  throw new CannotRun(
    options.basicAuth
      ? `The agency backend refuses the credential of --basic-auth with status ${result.status}.`
      : `The agency backend asks for a credential (status ${result.status}): give it as --basic-auth USER:PASSWORD.`,
  );
}

/** A broken response is a violation as long as another URL responds; when none does, there is no backend to check. */
async function reach(recorder: Recorder, api: Api, path: string, origin: string) {
  const result = await recorder.probe(api, path);
  if (isResponse(result) || result.kind === 'too large') return result;
  const isViolation = result.kind === 'broken' && isResponse(await recorder.probe(api, '/'));
  return isViolation ? result : refuseFailure(`${names[api]} at ${origin}`, result);
}

/** Throws `CannotRun` when a backend cannot be reached or refuses the credential. */
export async function preflight(recorder: Recorder, options: Options): Promise<void> {
  const { agency, hrms } = options;
  refuseCredential(await reach(recorder, 'agency', operations.listServices.path, agency), options);
  if (hrms) await reach(recorder, 'hrms', operations.loginAccount.path, hrms);
}
