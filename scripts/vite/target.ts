/** The oldest browsers that the site supports: what the build compiles for, and what its scripts may use. */
export const target = { chrome: '111', safari: '16.4', firefox: '114' } as const;
