/** The oldest supported browsers: the build compiles for them, and scripts may only use their features. */
export const target = { chrome: '111', safari: '16.4', firefox: '114' } as const;
