/** How much a visitor may send, and how long the edge waits. */

/** Largest body of a call that takes a file: a resume of 10 MB with the fields around it. */
export const uploadBytes = 11 * 1024 * 1024;
/** Largest body of any other call. */
export const bodyBytes = 64 * 1024;
/** Writes that one visitor's address may send in the long run, a minute. */
export const writesPerMinute = 30;
/** Writes above that rate which pass at once. */
export const writeBurst = 20;
/** Seconds for a backend to answer. The page itself gives up after 15. */
export const answerSeconds = 20;
