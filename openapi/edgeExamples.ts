/** Names of the examples that the edge in front of a backend gives to any call alike. */
export const edgeExamples: readonly string[] = [
  'crossSiteRefused',
  'bodyTooLarge',
  'tooManyRequests',
  'badGateway',
  'gatewayTimeout',
];
