/** Runs the same workflows through Prism's proxy and judges its violations. */
import { type Exchange, headerOf, isResponse } from '../../../conformance/src/exchange.ts';
import { runConformance } from '../../../conformance/src/run.ts';
import { generalize } from '../../../conformance/src/violations.ts';
import { readViolations, violationHeader } from '../../../scripts/proxy/violations.ts';
import { startPrism } from '../../../scripts/setup/startPrism.ts';
import { optionsFor, silent } from './judge.ts';
import type { Mutant } from './mutant.ts';
import type { BreakableMock } from './server.ts';

/** Any value: without a credential Prism refuses requests. */
const credential = 'edge:any';

/** A violation reported by Prism, with the field in our own format. */
export type CallViolation = { operation: string; field: string; text: string };

/** Violations in a response. An error of Prism's own counts as one: it could not read the response. */
function readCallViolations({ step, request, result }: Exchange): CallViolation[] {
  if (!isResponse(result)) return [];
  const operation = step.operation.id;
  if (headerOf(result, 'content-type').startsWith('application/problem+json')) {
    return [{ operation, field: '', text: String(result.body) }];
  }
  return readViolations(headerOf(result, violationHeader), { request, response: result })
    .filter(({ side }) => side === 'response')
    .map(({ field, expected }) => ({ operation, field: generalize(field), text: expected }));
}

/** Starts Prism in front of a mock. `observe` runs all workflows through it and gives its violations. */
export async function startPrismPair(mock: BreakableMock) {
  const prisms = await Promise.all([
    startPrism('agency', mock.agency),
    startPrism('hrms', mock.hrms),
  ]);
  const [agency, hrms] = prisms;
  return {
    async observe(): Promise<CallViolation[]> {
      const violations: CallViolation[] = [];
      const observer = {
        ...silent,
        onExchange: (exchange: Exchange) => violations.push(...readCallViolations(exchange)),
      };
      const options = optionsFor({ agency: agency.origin, hrms: hrms.origin });
      await runConformance({ ...options, basicAuth: credential }, observer);
      return violations;
    },
    close() {
      for (const prism of prisms) prism.stop();
    },
  };
}

/** Whether Prism reported the mutant's operation, and the right field. */
export function judgePrism(mutant: Mutant, violations: CallViolation[]) {
  const own = violations.filter(({ operation }) => operation === mutant.operation);
  const key = mutant.field.split('/').at(-1) ?? '';
  const isPlace = ({ field, text }: CallViolation) =>
    field === mutant.field || (key !== '' && text.includes(`'${key}'`));
  return { call: own.length > 0, field: own.some(isPlace) };
}
