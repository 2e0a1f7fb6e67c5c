/** Options of a benchmark run. `routes` are the pages for Lighthouse and for script sizes. */
export type BenchOptions = {
  runs: number;
  firstPort: number;
  jobs: number;
  routes: string[];
  /** Reuses the builds of the last run. */
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

/** The port of a server. */
export function portOf(name: (typeof names)[number], { firstPort }: BenchOptions): number {
  return firstPort + names.indexOf(name);
}

export const originOf = (name: (typeof names)[number], options: BenchOptions) =>
  `http://127.0.0.1:${portOf(name, options)}`;
