/** How much a visitor may send, and how long the edge waits. */

/** Largest body of a call that takes a file: a resume of 10 MB with the fields around it. */
export const uploadBytes = 11 * 1024 * 1024;
/** Largest body of any other call. */
export const bodyBytes = 64 * 1024;
/** Requests of one address that may be under way at the same time. */
export const connections = 100;
/** Seconds between two parts of a request's body, which fits into one packet, or into many for a file. */
export const pauseSeconds = { body: 4, upload: 15 };
/** Seconds for a backend to answer. The page itself gives up after 15. */
export const answerSeconds = 20;

/** How often one address may write: `burst` at once, then `perMinute`. */
export type WriteLimit = { perMinute: number; burst: number; paths: readonly string[] };

/** By zone; every write counts for the first one, and one to a named path for that one's too. */
export const writeLimits = {
  writes: { perMinute: 30, burst: 20, paths: [] },
  accounts: {
    perMinute: 10,
    burst: 8,
    paths: [
      '/api/careers/login/',
      '/api/careers/register/',
      '/hrms/auth/login/login/',
      '/hrms/dj-rest-auth/registration/',
    ],
  },
  messages: { perMinute: 6, burst: 5, paths: ['/api/send-email/', '/api/jobs/{slug}/apply/'] },
} satisfies Record<string, WriteLimit>;
