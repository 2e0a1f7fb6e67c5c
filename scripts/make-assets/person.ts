/** What a portrait is made of: skin, hair, clothes, light. */

import { mix } from './palette.ts';

type Hair =
  | 'short'
  | 'crop'
  | 'curls'
  | 'bob'
  | 'long'
  | 'bun'
  | 'hijab'
  | 'dupatta'
  | 'turban'
  | 'bald'
  | 'wave';

type Clothes = 'round' | 'collar' | 'blazer' | 'kurta' | 'hood';

/** One person, as the portrait draws them. */
export interface Person {
  skin: string;
  hair: Hair;
  tone: string;
  clothes: Clothes;
  cloth: string;
  back: readonly [string, string];
  beard?: 'full' | 'short' | 'moustache';
  beardTone?: string;
  glasses?: boolean;
  gems?: boolean;
}

/** A colour in shadow. */
export const shade = (colour: string, share = 0.25): string => mix(colour, '#1a0d2e', share);
