import { HttpResponse, http } from 'msw';
import { isBackendPath, matchOperation } from '#contract/matchOperation.ts';

/** The last handler: refuses calls that are not in the contract and suggests the trailing-slash variant. */
export const unknownCall = http.all(
  ({ request }) => isBackendPath(new URL(request.url).pathname),
  ({ request: { method, url } }) => {
    const { pathname } = new URL(url);
    const other = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;
    const hint = matchOperation(method, other) ? ` Did you mean ${other}?` : '';
    const detail = `The contract has no ${method} ${pathname}.${hint}`;
    return HttpResponse.json({ detail }, { status: 501 });
  },
);
