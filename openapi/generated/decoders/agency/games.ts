// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { EdgeText, Html, ImageUrl, LinkUrl, RecordId } from './components.ts';

export type GameName = Decoded<typeof GameName>;
export const GameName = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 120 } },
  required: [ 'name' ],
  minProperties: 1
} as const;

export type GameTeaser = Decoded<typeof GameTeaser>;
export const GameTeaser = {
  type: 'object',
  properties: { id: RecordId, game_name: GameName },
  required: [ 'id', 'game_name' ],
  minProperties: 1
} as const;

export const VideoUrl = { type: [ 'string', 'null' ], 'x-url': 'video' } as const;

export type Game = Decoded<typeof Game>;
export const Game = {
  type: 'object',
  properties: {
    id: RecordId,
    game_name: GameName,
    image: ImageUrl,
    description: Html,
    icon1: ImageUrl,
    icon1_link: LinkUrl,
    icon2: ImageUrl,
    icon2_link: LinkUrl,
    video: VideoUrl
  },
  required: [ 'id', 'game_name' ],
  minProperties: 1
} as const;

export const listGamesResponse = {
  type: 'object',
  properties: { results: { type: 'array', maxItems: 200, items: GameTeaser, 'x-identity': 'id' } },
  required: [ 'results' ],
  minProperties: 1,
  'x-envelope': 'results'
} as const;

export const listGamesFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;

export const getGameResponse = Game;

export const getGameFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;
