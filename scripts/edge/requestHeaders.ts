/** Headers of a visitor's request that reach a backend. Every other one stays at the edge. */

const common = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type', 'User-Agent', 'Origin'],
  ...['If-Modified-Since', 'If-None-Match', 'If-Range', 'Range'],
];

/**
 * By backend. The agency knows its visitors by their cookies, and Django checks the referrer of a write over TLS; the
 * human-resource backend, another party, gets a token that the page sends.
 */
export const requestHeaders: Record<'agency' | 'hrms', readonly string[]> = {
  agency: [...common, 'Cookie', 'Referer', 'X-CSRFToken'],
  hrms: [...common, 'Authorization'],
};
