/** Headers of a backend that the edge decides on, or that say more than a visitor needs. */
export const hiddenHeaders = [
  ...['Content-Security-Policy', 'Content-Security-Policy-Report-Only', 'X-Frame-Options'],
  ...['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'Permissions-Policy'],
  ...['Referrer-Policy', 'X-Content-Type-Options', 'Strict-Transport-Security'],
  ...['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials'],
  ...['Clear-Site-Data', 'Service-Worker-Allowed', 'Refresh', 'WWW-Authenticate', 'X-Powered-By'],
];
