import type { ComponentProps } from 'react';
import type { LinkUrl } from '#contract/decoder.ts';

/** Link to another site from a backend's data; opens in a new tab. */
export const OutsideLink = ({
  children,
  ...attributes
}: ComponentProps<'a'> & { href: LinkUrl }) => (
  <a {...attributes} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
