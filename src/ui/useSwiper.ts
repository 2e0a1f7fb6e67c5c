import { useCallback, useState } from 'react';
import type { Swiper } from 'swiper';
import type { SwiperSettings } from './createSwiper.ts';

/**
 * Loads Swiper and lets it drive the element that has `attach` as its ref. Until it is there, and where it cannot be
 * loaded, `swiper` is null and `setActive` alone changes the slide.
 */
export function useSwiper({ delay, speed, spaceBetween }: SwiperSettings) {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [active, setActive] = useState(0);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      let attached: Swiper | null = null;
      let detached = false;
      import('./createSwiper.ts').then(
        ({ createSwiper }) => {
          if (detached) return;
          attached = createSwiper(element, { delay, speed, spaceBetween }, setActive);
          setSwiper(attached);
        },
        () => {},
      );
      return () => {
        detached = true;
        attached?.destroy();
        setSwiper(null);
      };
    },
    [delay, speed, spaceBetween],
  );
  return { swiper, active, setActive, attach };
}
