/** Creates Swipers. A separate chunk, so that Swiper loads after the first paint. */
import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { isMotionReduced } from './useMotionAllowed.ts';

export type SwiperSettings = {
  /** Time per slide in ms. */
  delay: number;
  /** Space between slides in px. */
  spaceBetween?: number;
};

/**
 * Creates a Swiper for the slides in `element`, starting with the one that is not inert. Autoplay runs at once.
 * `onChange` gets the index of the active slide.
 */
export function createSwiper(
  element: HTMLElement,
  { delay, spaceBetween = 0 }: SwiperSettings,
  onChange: (index: number) => void,
): Swiper {
  const slides = [...element.querySelectorAll<HTMLElement>('.swiper-slide')];
  return new Swiper(element, {
    modules: [Autoplay],
    initialSlide: slides.findIndex((slide) => !slide.inert),
    spaceBetween,
    loop: true,
    loopPreventsSliding: false,
    autoplay: { delay },
    // Autoplay waits for the end of a transition, so the speed must not be 0.
    speed: isMotionReduced() ? 1 : 500,
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      // Otherwise a drag that ends where it began would stop autoplay.
      touchEnd: ({ autoplay }) => {
        if (autoplay.running) autoplay.start();
      },
    },
  });
}
