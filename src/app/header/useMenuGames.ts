import { useQuery } from '@tanstack/react-query';
import { type GameTeaser, gamesQuery, menuGames } from '#features/games/games.ts';

/** Games of the menu; empty while loading and after a failure. */
export function useMenuGames(): GameTeaser[] {
  const { data } = useQuery(gamesQuery());
  return menuGames(data ?? []);
}
