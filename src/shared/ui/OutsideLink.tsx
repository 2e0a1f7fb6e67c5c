import type { ComponentProps } from 'react';
import type { LinkUrl } from '#contract/decoder.ts';

/** A link to a page that a backend names, in a new tab. */
export const OutsideLink = ({
  children,
  ...attributes
}: ComponentProps<'a'> & { href: LinkUrl }) => (
  <a {...attributes} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
