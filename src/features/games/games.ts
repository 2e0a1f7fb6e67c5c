import {
  type GameTeaser,
  getGameResponse,
  listGamesResponse,
} from '#contract/generated/decoders/agency/games.ts';
import { itemQuery, listQuery } from '#shared/api/queries.ts';

export const gamesQuery = () => listQuery('/api/games/', listGamesResponse, 'gamesMenuFailed');

export const gameQuery = (id: string) =>
  itemQuery('/api/games/{id}/', id, getGameResponse, 'gameFailed');

const hiddenGame = 'Snooker Legends 3D';

export function menuGames(games: GameTeaser[]): { id: number | null; name: string }[] {
  return games
    .map(({ id, game_name }) => ({ id, name: game_name.name || 'Untitled game' }))
    .filter(({ name }) => name !== hiddenGame);
}
