/** Links of the main navigation, in order (section 2); `top` ones are written with an empty fragment. The Games menu stands after Case Studies. */
export const links = [
  { label: 'Home', to: '/' },
  { label: 'Portfolio', to: '/portfolio' },
  { label: 'Services', to: '/services', top: true },
  { label: 'Case Studies', to: '/case-studies' },
  { label: 'Careers', to: '/careers' },
  { label: 'Contact', to: '/contact-us' },
  { label: 'About', to: '/about-us' },
] as const satisfies { label: string; to: string; top?: true }[];

/** Label of the link after which the Games menu stands. */
export const linkBeforeGames = 'Case Studies';
