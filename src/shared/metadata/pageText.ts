import { site } from '#site.ts';

/** Look of a page's banner: the drawing of its area, very large `type`, or a picture (`work`, `story`, `game`, `team`). */
export type Opening =
  | 'type'
  | 'work'
  | 'game'
  | 'team'
  | 'story'
  | 'services'
  | 'stories'
  | 'about'
  | 'contact'
  | 'privacy'
  | 'people'
  | 'data'
  | 'plans'
  | 'checkout';

/** Texts of a route. Detail pages replace title and heading with their data. */
export interface PageText {
  /** Open Graph type; default: website. */
  kind?: 'article';
  /** Document title; default: the heading and the agency's name. */
  title?: string;
  heading: string;
  /** The page above this one, if that is not the home page. */
  parent?: { label: string; to: string };
  /** For pages with a banner. */
  opening?: Opening;
  intro?: string;
  /** Meta description, at most 155 characters. */
  description: string;
}

export const pageTitle = (name: string): string => `${name} | ${site.name}`;
