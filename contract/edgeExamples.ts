/** Names of the response examples that a proxy in front of the backend can return for any operation. */
export const edgeExamples: readonly string[] = [
  'crossSiteRefused',
  'bodyTooLarge',
  'tooManyRequests',
  'badGateway',
  'gatewayTimeout',
];
