/** The three banner films: seamless loops, dark and calm on the left, lit on the right. */

import { H, W } from './banner-parts.ts';
import { play } from './banner-play.ts';
import { signal } from './banner-signal.ts';
import { twoCities } from './banner-two-cities.ts';
import { makeFilm } from './encode.ts';

/** Makes the banner films and their posters. */
export async function makeBanners(): Promise<void> {
  for (const [slug, frame, quality] of [
    ['two-cities', twoCities, 36],
    ['play', play, 38],
    ['signal', signal, 40],
  ] as const) {
    await makeFilm({
      width: W,
      height: H,
      seconds: 8,
      frame,
      outputs: [{ path: `mocks/assets/banners/${slug}.webm`, quality }],
      poster: { path: `mocks/assets/banners/${slug}.webp`, time: 0 },
    });
  }
}
