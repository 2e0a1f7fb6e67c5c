import { useQuery } from '@tanstack/react-query';
import { type Game, gamesQuery, menuGames } from '#api/resources/games.ts';

/** Games of the menu; empty while they load and when they fail, which is only logged (section 8). */
export function useMenuGames(): Game[] {
  const { data } = useQuery(gamesQuery());
  return menuGames(data ?? []);
}
