import { type FixedPath, fixedPaths, routes } from '#routes.ts';

/** A link of the main navigation. `top` links end in an empty fragment ('/services#'). */
export type MenuLink = { label: string; to: FixedPath; top: boolean };

export const links: readonly MenuLink[] = fixedPaths.flatMap((to) => {
  const { menu, top = false } = routes[to];
  return menu ? [{ label: menu, to, top }] : [];
});

/** The Games menu follows this link. */
export const linkBeforeGames = 'Case Studies';
