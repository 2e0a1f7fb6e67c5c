/** What a run of the bench is asked for. */

/** Choices of a run. `routes` are the pages that Lighthouse and the counting of scripts visit. */
export type BenchOptions = {
  runs: number;
  firstPort: number;
  jobs: number;
  routes: string[];
  /** Takes the builds of the last run instead of making new ones. */
  built: boolean;
};

const names = [
  'agency',
  'hrms',
  'prerendered',
  'plain',
  'jobs',
  'prismAgency',
  'prismHrms',
] as const;

/** Ports of the servers of a run: each has its own, from the first one on. */
export function portOf(name: (typeof names)[number], { firstPort }: BenchOptions): number {
  return firstPort + names.indexOf(name);
}

/** Origin of a server. */
export const originOf = (name: (typeof names)[number], options: BenchOptions) =>
  `http://127.0.0.1:${portOf(name, options)}`;
