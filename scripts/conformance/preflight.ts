/** Asks each backend once before the run, so that a wrong address or credential is one sentence and no list of breaches. */
import { operations } from '#contract/generated/operations.ts';
import { CannotRun } from './cannotRun.ts';
import { type Answer, type Api, type Failure, isAnswer } from './exchange.ts';
import type { Options } from './options.ts';
import type { Recorder } from './recorder.ts';

const names: Record<Api, string> = {
  agency: 'The agency backend',
  hrms: 'The human-resource backend',
};

function refuseFailure(who: string, { kind, reason }: Failure): never {
  const remedy = kind === 'certificate' ? '; --insecure accepts it' : '';
  throw new CannotRun(`${who} cannot be checked: ${reason}${remedy}.`);
}

function refuseCredential(result: Answer | Failure, options: Options): void {
  if (!isAnswer(result) || ![401, 403].includes(result.status)) return;
  throw new CannotRun(
    options.basicAuth
      ? `The agency backend refuses the credential of --basic-auth with status ${result.status}.`
      : `The agency backend asks for a credential (status ${result.status}): give it as --basic-auth USER:PASSWORD.`,
  );
}

/** A call that breaks off is a finding as long as another address answers; nothing at all is no backend. */
async function reach(recorder: Recorder, api: Api, path: string, address: string) {
  const result = await recorder.probe(api, path);
  if (isAnswer(result) || result.kind === 'too large') return result;
  const isBreach = result.kind === 'broken' && isAnswer(await recorder.probe(api, '/'));
  return isBreach ? result : refuseFailure(`${names[api]} at ${address}`, result);
}

/** Throws `CannotRun` when a backend cannot be reached or refuses the credential. */
export async function preflight(recorder: Recorder, options: Options): Promise<void> {
  const { agency, hrms } = options;
  refuseCredential(await reach(recorder, 'agency', operations.listServices.path, agency), options);
  if (hrms) await reach(recorder, 'hrms', operations.loginAccount.path, hrms);
}
