/** Request headers that the edge forwards to a backend; it removes all others. */

const common = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type', 'User-Agent', 'Origin'],
  ...['If-Modified-Since', 'If-None-Match', 'If-Range', 'Range'],
];

/**
 * The agency uses cookies, and Django checks the Referer of writes over TLS. The human-resource backend, run by another
 * company, gets the token that the page sends.
 */
export const requestHeaders: Record<'agency' | 'hrms', readonly string[]> = {
  agency: [...common, 'Cookie', 'Referer', 'X-CSRFToken'],
  hrms: [...common, 'Authorization'],
};
