/** Sends the same traffic through Prism's proxy alone and judges what Prism says of a mutant. */
import { type Exchange, headerOf, isAnswer } from '../../../scripts/conformance/exchange.ts';
import { startPrism } from '../../../scripts/conformance/proxy/prism.ts';
import { readViolations, violationHeader } from '../../../scripts/conformance/proxy/violations.ts';
import { runConformance } from '../../../scripts/conformance/run.ts';
import { generalize, optionsFor, silent } from './judge.ts';
import type { Mutant } from './mutant.ts';
import type { BreakableMock } from './server.ts';

/** Any will do: without one Prism refuses requests of its own accord. */
const credential = 'edge:any';

/** A breach that Prism reported: the call at which, and the place in the words of our own report. */
export type PrismFinding = { operation: string; field: string; text: string };

/** Breaches in an answer. An error of Prism's own is one too: it could not read what came. */
function readFindings({ step, request, result }: Exchange): PrismFinding[] {
  if (!isAnswer(result)) return [];
  const operation = step.operation.id;
  if (headerOf(result, 'content-type').startsWith('application/problem+json')) {
    return [{ operation, field: '', text: String(result.body) }];
  }
  return readViolations(headerOf(result, violationHeader), { request, response: result })
    .filter(({ side }) => side === 'response')
    .map(({ field, expected }) => ({ operation, field: generalize(field), text: expected }));
}

/** Puts Prism in front of a breakable mock. `observe` runs all journeys through it and gives what Prism reported. */
export async function startPrismPair(mock: BreakableMock) {
  const prisms = await Promise.all([
    startPrism('agency', mock.agency),
    startPrism('hrms', mock.hrms),
  ]);
  const [agency, hrms] = prisms;
  return {
    async observe(): Promise<PrismFinding[]> {
      const findings: PrismFinding[] = [];
      const observer = {
        ...silent,
        onExchange: (exchange: Exchange) => findings.push(...readFindings(exchange)),
      };
      const options = optionsFor({ agency: agency.address, hrms: hrms.address });
      await runConformance({ ...options, basicAuth: credential }, observer);
      return findings;
    },
    close() {
      for (const prism of prisms) prism.stop();
    },
  };
}

/** Whether Prism reported the call of a mutant at all, and the right field of it. */
export function judgePrism(mutant: Mutant, findings: PrismFinding[]) {
  const own = findings.filter(({ operation }) => operation === mutant.operation);
  const key = mutant.field.split('/').at(-1) ?? '';
  const isPlace = ({ field, text }: PrismFinding) =>
    field === mutant.field || (key !== '' && text.includes(`'${key}'`));
  return { call: own.length > 0, field: own.some(isPlace) };
}
