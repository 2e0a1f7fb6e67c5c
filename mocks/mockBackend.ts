/** Who gives the ordinary answers: the mock itself, or Prism servers behind the page's origin. */
export type MockBackend = 'msw' | 'prism';
