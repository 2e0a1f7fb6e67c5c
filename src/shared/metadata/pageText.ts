// What every route of section 2 of the specification says of itself.

import { site } from '#site.ts';

/** The texts of one route; a detail page replaces title and heading once its data has come. */
export interface PageText {
  /** What it is to those who share it; a page of the website unless told otherwise. */
  kind?: 'article';
  /** For the document's title, complete with the agency's name. */
  title: string;
  /** The banner heading. */
  heading: string;
  /** The sentence under the banner heading. */
  intro: string;
  /** The meta description, at most 155 characters. */
  description: string;
}

/** Makes a document title from the name of a page, for example of a service or a job. */
export const pageTitle = (name: string): string => `${name} | ${site.name}`;
