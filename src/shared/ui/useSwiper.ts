import { useCallback, useEffect, useState } from 'react';
import type { Swiper } from 'swiper';
import type { SwiperSettings } from './createSwiper.ts';
import { useReducedMotion } from './useMotionAllowed.ts';

/**
 * Loads Swiper and lets it drive the element that has `attach` as its ref. Until it is there, and where it cannot be
 * loaded, `swiper` is null and `setActive` alone changes the slide.
 */
export function useSwiper({ delay, spaceBetween }: SwiperSettings) {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [active, setActive] = useState(0);
  const reduced = useReducedMotion();

  useEffect(() => {
    // Autoplay waits for the end of a transition, so there has to be one.
    if (swiper) swiper.params.speed = reduced ? 1 : 500;
  }, [swiper, reduced]);

  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      let attached: Swiper | null = null;
      let detached = false;
      import('./createSwiper.ts').then(
        ({ createSwiper }) => {
          if (detached) return;
          attached = createSwiper(element, { delay, spaceBetween }, setActive);
          setSwiper(attached);
        },
        () => {},
      );
      return () => {
        detached = true;
        // Without `false` it loses its methods, which effects may call once more.
        attached?.destroy(false);
        setSwiper(null);
      };
    },
    [delay, spaceBetween],
  );
  return { swiper, active, setActive, attach };
}
