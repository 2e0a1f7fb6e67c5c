/** Settings of the build that `npm test` makes: a public one, which it must contain, and secrets of the edge. */
export const publicSettings = { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_planted' };

export const hiddenSettings = {
  AGENCY_BASIC_AUTH: 'planted-user:planted-password',
  AGENCY_ORIGIN: 'https://planted-agency.example',
  HRMS_ORIGIN: 'https://planted-hrms.example',
  CONTENT_ORIGIN: 'https://planted-content.example',
};
