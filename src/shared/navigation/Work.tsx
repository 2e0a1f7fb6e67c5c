import { type ReactNode, ViewTransition } from 'react';
import { detailTransition } from './useFollowLink.ts';

type WorkProps = {
  /** Path of the detail page. */
  of: string;
  children: ReactNode;
};

const share = { [detailTransition]: 'work', default: 'none' };

/** Picture of an item in its list and on its page: between the two it moves from one place to the other. */
export function Work({ of, children }: WorkProps) {
  return (
    <ViewTransition name={`work${of.replaceAll('/', '-')}`} share={share} default="none">
      {children}
    </ViewTransition>
  );
}
