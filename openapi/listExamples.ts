import type { OperationId, operations } from './generated/operations.ts';

/** A row of the table of operations. */
export type Operation = (typeof operations)[OperationId];

/** An operation's examples by documented status (404, 4XX, default) and name, each with a sentence on what it is. */
export type ExampleTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A named example of a response. `documented` is its status as the contract writes it, `status` the one it is sent with. */
export type ListedExample = { name: string; documented: string; status: number; summary: string };

/** 404 for 404, 400 for 4XX; `default` stands for the failures that nothing else documents. */
function toStatus(documented: string): number {
  return documented === 'default' ? 500 : Number(documented.replace('XX', '00'));
}

/** Which of the documented statuses covers this one: itself, its range, or (for failures) `default`. */
export function documentedStatus(documented: object, status: number): string | undefined {
  const candidates = [String(status), `${Math.floor(status / 100)}XX`];
  if (status >= 400 && status <= 599) candidates.push('default');
  return candidates.find((each) => Object.hasOwn(documented, each));
}

/** An operation's examples by status, then in the contract's order. */
export function listExamples({ examples }: { readonly examples: ExampleTable }): ListedExample[] {
  return Object.entries(examples)
    .flatMap(([documented, names]) =>
      Object.entries(names).map(([name, summary]) => ({
        name,
        documented,
        status: toStatus(documented),
        summary,
      })),
    )
    .sort((one, other) => one.status - other.status);
}
