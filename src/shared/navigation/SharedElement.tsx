import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, ViewTransition } from 'react';
import type { ImageUrl } from '#contract/decoder.ts';
import { Image } from '#shared/ui/Image.tsx';
import { detailTransition } from './Link.tsx';
import styles from './SharedElement.module.css';

type SharedElementProps = {
  /** Path of the detail page. */
  path: string;
  children: ReactNode;
};

const share = { [detailTransition]: 'moving-picture', default: 'none' };

/** Picture of an item in its list and on its page; a navigation between the two moves it. */
export function SharedElement({ path, children }: SharedElementProps) {
  return (
    <ViewTransition name={`work${path.replaceAll('/', '-')}`} share={share} default="none">
      {children}
    </ViewTransition>
  );
}

/**
 * Handlers for a link: pointing at it or focusing it fetches the data of its page and the `picture` in the data.
 * Without them React would show the loading state of the page first, and the picture could not move.
 */
export function useDetailPrefetch<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
  picture: (data: Data) => ImageUrl | null | undefined,
) {
  const client = useQueryClient();
  const prefetch = async () => {
    await client.prefetchQuery(query);
    const data = client.getQueryData<Data>(query.queryKey);
    const url = data && picture(data);
    if (url) new window.Image().src = url;
  };
  return { onPointerEnter: prefetch, onFocus: prefetch };
}

type SharedImageProps = Pick<ComponentProps<typeof Image>, 'src' | 'width' | 'height' | 'priority'>;

/** Picture of a work on its card, larger while the pointer is over the card; `--work-ratio` is its aspect ratio. */
export function SharedImage({ path, ...image }: SharedImageProps & { path: string }) {
  return (
    <div className={styles.frame}>
      <SharedElement path={path}>
        <Image {...image} className={styles.image ?? ''} alt="" />
      </SharedElement>
    </div>
  );
}
