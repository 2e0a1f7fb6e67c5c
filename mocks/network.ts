/** Puts the mock's way of a call in front of MSW's handlers, in the browser and in Node. */
import { type AnyHandler, HttpHandler, http } from 'msw';
import { isBackendPath } from '#contract/matchOperation.ts';
import { type Host, respond } from './backend.ts';

/** The part of MSW's `setupWorker` and `setupServer` that both have. */
type Network = {
  use: (...handlers: AnyHandler[]) => void;
  listHandlers: () => readonly AnyHandler[];
};

/**
 * Sets MSW up with one handler for all calls of the backends. It stays before handlers that tests add, so that their
 * calls are checked too; MSW compares every request of the page with its list, also those of files, so that is short.
 */
export function createNetwork<Kind extends Network>(
  setUp: (...handlers: AnyHandler[]) => Kind,
  others: AnyHandler[],
  host: Host,
): Kind {
  const added = () =>
    network
      .listHandlers()
      .filter((each): each is HttpHandler => each instanceof HttpHandler && !own.has(each));
  const calls: HttpHandler = http.all(
    ({ request }) => isBackendPath(new URL(request.url).pathname),
    ({ request }) => respond(request, { ...host, added: added() }),
  );
  const own = new Set<AnyHandler>([calls, ...others]);
  const network: Kind = setUp(...own);
  const { use } = network;
  return Object.assign(network, {
    use: (...handlers: AnyHandler[]) => use(calls, ...handlers),
  });
}
