/** Promo card beside the services grid; its button has no target. */
export const servicesPromo = {
  title: 'One team for the whole journey',
  text: 'From the first sketch to the launch campaign, the same people design, build, secure and promote your product.',
  button: 'See All',
  empty: 'Our services will be listed here soon.',
} as const;
