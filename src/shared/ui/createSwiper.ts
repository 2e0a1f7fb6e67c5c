/** A chunk of its own: nothing else imports Swiper's script, so it comes after the page has been painted. */
import { Swiper } from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';

export type SwiperSettings = {
  /** Milliseconds that a slide stays. */
  delay: number;
  /** Pixels between two slides. */
  spaceBetween: number;
};

/**
 * Swiper on the slides in `element`, beginning with the one that is not inert. It plays at once, hears arrow keys when
 * `keyboard.enable()` is called, and gives `onChange` the index of each slide that becomes active.
 */
export function createSwiper(
  element: HTMLElement,
  { delay, spaceBetween }: SwiperSettings,
  onChange: (index: number) => void,
): Swiper {
  const slides = [...element.querySelectorAll<HTMLElement>('.swiper-slide')];
  return new Swiper(element, {
    modules: [Autoplay, Keyboard],
    initialSlide: slides.findIndex((slide) => !slide.inert),
    spaceBetween,
    loop: true,
    loopPreventsSliding: false,
    autoplay: { delay },
    keyboard: { enabled: false, onlyInViewport: false, pageUpDown: false },
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      // Otherwise a drag that ends where it began would end autoplay too.
      touchEnd: ({ autoplay }) => {
        if (autoplay.running) autoplay.start();
      },
    },
  });
}
