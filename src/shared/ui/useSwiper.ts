import { useCallback, useState } from 'react';
import type { Swiper } from 'swiper';
import type { SwiperSettings } from './createSwiper.ts';

/**
 * Loads Swiper for the element with the ref `attach`. While `swiper` is null, because it loads or cannot be loaded,
 * only `setActive` changes the slide.
 */
export function useSwiper({ delay, spaceBetween }: SwiperSettings) {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [active, setActive] = useState(0);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      let attached: Swiper | null = null;
      let detached = false;
      import('./createSwiper.ts')
        .then(({ createSwiper }) => {
          if (detached) return;
          attached = createSwiper(element, { delay, spaceBetween }, setActive);
          setSwiper(attached);
        })
        .catch(() => {});
      return () => {
        detached = true;
        // `false` keeps the instance's methods, which effects may still call.
        attached?.destroy(false);
        setSwiper(null);
      };
    },
    [delay, spaceBetween],
  );
  return { swiper, active, setActive, attach };
}
