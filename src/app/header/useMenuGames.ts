import { useQuery } from '@tanstack/react-query';
import { type GameTeaser, gamesQuery, menuGames } from '#features/games/games.ts';

export function useMenuGames(): GameTeaser[] {
  const { data } = useQuery(gamesQuery());
  return menuGames(data ?? []);
}
