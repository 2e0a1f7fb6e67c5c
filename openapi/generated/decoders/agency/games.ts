// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder, Html, ImageUrl, LinkUrl, VideoUrl } from '#contract/decoder.ts';

export type GameName = {
  name: string;
};

export const GameName: Decoder<GameName> = { is: 'object', fields: { name: { is: 'text', max: 120 } }, some: true };

export type GameTeaser = {
  id: number;
  game_name: GameName;
};

export const GameTeaser: Decoder<GameTeaser> = { is: 'object', fields: { id: { is: 'integer', min: 1 }, game_name: GameName }, some: true };

export type Game = {
  id: number;
  game_name: GameName;
  image: ImageUrl | null;
  description: Html | null;
  icon1: ImageUrl | null;
  icon1_link: LinkUrl | null;
  icon2: ImageUrl | null;
  icon2_link: LinkUrl | null;
  video: VideoUrl | null;
};

export const Game: Decoder<Game> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    game_name: GameName,
    image: { is: 'image', orNull: true },
    description: { is: 'html', orNull: true },
    icon1: { is: 'image', orNull: true },
    icon1_link: { is: 'link', orNull: true },
    icon2: { is: 'image', orNull: true },
    icon2_link: { is: 'link', orNull: true },
    video: { is: 'video', orNull: true }
  },
  some: true
};

/** Body of a success of listGames. */
export const listGamesResponse: Decoder<{
  results: GameTeaser[];
}> = { is: 'object', fields: { results: { is: 'list', of: GameTeaser, by: 'id' } }, must: 'results' };

/** Body of a failure of listGames. */
export const listGamesFailure: Decoder<{
  detail: string | null;
  error: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of getGame. */
export const getGameResponse: Decoder<Game> = Game;

/** Body of a failure of getGame. */
export const getGameFailure: Decoder<{
  detail: string | null;
  error: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};
