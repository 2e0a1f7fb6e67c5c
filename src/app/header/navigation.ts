import { type FixedPath, fixedPaths, routes } from '#routes.ts';

/** A link of the main navigation; `top` ones are written with an empty fragment. */
export type MenuLink = { label: string; to: FixedPath; top: boolean };

/** Links of the main navigation, in order. */
export const links: readonly MenuLink[] = fixedPaths.flatMap((to) => {
  const { menu, top = false } = routes[to];
  return menu ? [{ label: menu, to, top }] : [];
});

/** Label of the link after which the Games menu stands. */
export const linkBeforeGames = 'Case Studies';
