/** Links of the main navigation, in order (section 2). The Games menu stands after Case Studies. */
export const links = [
  { label: 'Home', to: '/' },
  { label: 'Portfolio', to: '/portfolio' },
  { label: 'Services', to: '/services#' },
  { label: 'Case Studies', to: '/case-studies' },
  { label: 'Careers', to: '/careers' },
  { label: 'Contact', to: '/contact-us' },
  { label: 'About', to: '/about-us' },
] as const;

/** Label of the link after which the Games menu stands. */
export const linkBeforeGames = 'Case Studies';
