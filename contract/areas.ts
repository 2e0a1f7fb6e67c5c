/** Where the website reaches the backends: a prefix of the paths of calls, of which the edge removes a part. */
export const areas = {
  agency: { prefix: '/api/', removed: '' },
  hrms: { prefix: '/hrms/', removed: '/hrms' },
} as const;
