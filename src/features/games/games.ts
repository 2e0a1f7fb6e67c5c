import { queryOptions } from '@tanstack/react-query';
import type { Html, LinkUrl, MediaUrl } from '#contract/decoder.ts';
import {
  type Game as GameRecord,
  getGameResponse,
  listGamesResponse,
} from '#contract/generated/decoders/agency/games.ts';
import { agency } from '#shared/api/client.ts';
import { recordId, unwrap } from '#shared/api/unwrap.ts';

export type StoreLink = { badge: MediaUrl | null; href: LinkUrl };

export type GameTeaser = { id: number; name: string };

export type Game = {
  name: string;
  image: MediaUrl | null;
  description: Html | null;
  video: MediaUrl | null;
  stores: StoreLink[];
};

const hiddenGame = 'Snooker Legends 3D';

const toStores = (badge: MediaUrl | null, href: LinkUrl | null): StoreLink[] =>
  href ? [{ badge, href }] : [];

const toGame = ({ game_name, image, description, video, ...game }: GameRecord): Game => ({
  name: game_name.name,
  image,
  description,
  video,
  stores: [...toStores(game.icon1, game.icon1_link), ...toStores(game.icon2, game.icon2_link)],
});

export const gamesQuery = () =>
  queryOptions({
    queryKey: ['games'],
    meta: { failure: 'gamesMenuFailed' },
    queryFn: async ({ signal }): Promise<GameTeaser[]> => {
      const { results } = await unwrap(agency.GET('/api/games/', { signal }), listGamesResponse);
      return results.map(({ id, game_name }) => ({ id, name: game_name.name }));
    },
  });

export function menuGames(games: GameTeaser[]): GameTeaser[] {
  return games.filter(({ name }) => name && name !== hiddenGame);
}

export const gameQuery = (idInPath: string) =>
  queryOptions({
    queryKey: ['games', idInPath],
    meta: { failure: 'gameFailed' },
    queryFn: async ({ signal }) => {
      const id = recordId(idInPath);
      const call = agency.GET('/api/games/{id}/', { params: { path: { id } }, signal });
      return toGame(await unwrap(call, getGameResponse));
    },
  });
