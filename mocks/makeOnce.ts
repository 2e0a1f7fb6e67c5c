/** Answers with what is wrong with them, and the ones that are made only once. */

import { isPersonal } from '#contract/isPersonal.ts';
import type { Match } from '#contract/matchOperation.ts';
import type { Violation } from '#contract/validate.ts';

/** An answer with its body read, and its breaches of the contract. */
export type MadeAnswer = { head: Response; body: ArrayBuffer; violations: Violation[] };

/** More addresses than this are a crawl or a search box, not worth their memory. */
const mostAddresses = 500;

const byAddress = new Map<string, MadeAnswer>();

/** Public content is the same at every call, as long as the request does not choose an answer itself. */
function isConstant(request: Request, { operation }: Match): boolean {
  return operation.method === 'GET' && !isPersonal(operation) && !request.headers.has('prefer');
}

/** The answer that `make` gives, or gave to an earlier request for the same content. */
export async function makeOnce(
  request: Request,
  match: Match,
  make: () => Promise<MadeAnswer | null>,
): Promise<MadeAnswer | null> {
  if (!isConstant(request, match)) return make();
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const known = byAddress.get(address);
  if (known) return known;
  const made = await make();
  if (byAddress.size >= mostAddresses) byAddress.clear();
  if (made) byAddress.set(address, made);
  return made;
}
