import { useQuery } from '@tanstack/react-query';
import { type GameTeaser, gamesQuery, menuGames } from '#features/games/games.ts';

/** Games of the menu; empty while they load and when they fail, which is only logged (section 8). */
export function useMenuGames(): GameTeaser[] {
  const { data } = useQuery(gamesQuery());
  return menuGames(data ?? []);
}
