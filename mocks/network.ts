/** Wraps the contract checks around MSW's handlers, in the browser and in Node. */
import { type AnyHandler, getResponse, HttpHandler, http, matchRequestUrl } from 'msw';
import { InMemoryHandlersController } from 'msw/experimental';
import { operations } from '#contract/generated/operations.ts';
import { isBackendPath, matchOperation } from '#contract/matchOperation.ts';
import type { HandleRequest, ViolationListener } from './backend.ts';

/** Responds to a call, using the handlers through `handle`. */
export type Responder = (request: Request, handle: HandleRequest) => Promise<Response>;

/** The backend path of a handler, such as "/api/jobs/"; undefined for other handlers. */
function backendPathOf(handler: AnyHandler): string | undefined {
  const path = handler instanceof HttpHandler && handler.info.path;
  const pathname = typeof path === 'string' ? path.replace(/^(\*|https?:\/\/[^/]+)/, '') : '';
  return isBackendPath(pathname) ? pathname : undefined;
}

/** True for a backend path, literal or with MSW's `:parameters`, that matches no operation of the contract. */
function isUnknown({ method }: HttpHandler['info'], pathname: string): boolean {
  const known = Object.values(operations).filter(({ method: name }) =>
    method instanceof RegExp ? method.test(name) : method === name,
  );
  return !known.some((operation) => {
    const url = new URL(operation.base + operation.path, 'http://localhost');
    return (
      matchOperation(operation.method, pathname) !== null ||
      matchRequestUrl(url, pathname, url.origin).matches
    );
  });
}

/**
 * MSW's handler list for `defineNetwork`. Backend calls pass through `respond`, so that its checks also cover handlers
 * added with `use()`, which cannot override `preferred` handlers.
 */
export class ContractController extends InMemoryHandlersController {
  readonly #onViolation: ViolationListener;
  readonly #calls: HttpHandler;

  constructor(
    handlers: AnyHandler[],
    preferred: HttpHandler[],
    respond: Responder,
    onViolation: ViolationListener,
  ) {
    super(handlers);
    this.#onViolation = onViolation;
    this.#calls = http.all(
      ({ request: { method, url } }) => {
        const { pathname } = new URL(url);
        return isBackendPath(pathname) || matchOperation(method, pathname) !== null;
      },
      ({ request }) =>
        respond(request, (call) =>
          getResponse([...preferred, ...super.getHandlersByKind('request')], call, {
            baseUrl: new URL(call.url).origin,
          }),
        ),
    );
  }

  override getHandlersByKind<Kind extends AnyHandler['kind']>(
    kind: Kind,
  ): Extract<AnyHandler, { kind: Kind }>[] {
    const handlers = super.getHandlersByKind(kind);
    if (kind !== 'request') return handlers;
    // MSW compares every request of the page with this list, also those of files, so the list is short.
    const others = handlers.filter((handler) => backendPathOf(handler) === undefined);
    return [this.#calls, ...others] as typeof handlers;
  }

  /** Adds handlers in front of the others. Reports one for a path outside the contract as a violation. */
  override use(handlers: AnyHandler[]): void {
    for (const handler of handlers) {
      const pathname = backendPathOf(handler);
      if (!(handler instanceof HttpHandler) || pathname === undefined) continue;
      if (!isUnknown(handler.info, pathname)) continue;
      const message = 'a handler is added for a call that the contract does not have';
      const operation = handler.info.header;
      this.#onViolation({ operation, side: 'response', pointer: '', message });
    }
    super.use(handlers);
  }
}
