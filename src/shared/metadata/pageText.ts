import { site } from '#site.ts';

/** Texts of a route. Detail pages replace title and heading with their data. */
export interface PageText {
  /** Open Graph type; default: website. */
  kind?: 'article';
  /** Document title with the agency's name. */
  title: string;
  heading: string;
  intro: string;
  /** Meta description, at most 155 characters. */
  description: string;
}

export const pageTitle = (name: string): string => `${name} | ${site.name}`;
