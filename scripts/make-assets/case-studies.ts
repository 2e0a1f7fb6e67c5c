/** The eleven case studies: a large picture each, and the screenshots of the apps. */

import { cases } from './cases.ts';
import { vignette } from './light.ts';
import { picture } from './render.ts';
import { showScreens } from './screens.ts';
import { gameShot, screenshot } from './screenshots.ts';
import { Sheet } from './svg.ts';

/** Makes the pictures and screenshots of every case study. */
export async function makeCaseStudies(): Promise<void> {
  for (const [slug, { theme, backdrop, screens, places, shots }] of Object.entries(cases)) {
    const sheet = new Sheet(1600, 1000);
    backdrop(sheet, theme);
    vignette(sheet, 0.5, theme.deep);
    showScreens(sheet, slug, theme, screens, places);
    await picture(`mocks/assets/case-studies/${slug}.webp`, sheet, { quality: 62, grain: 7 });
    for (const [index, list] of shots.entries()) {
      const shot =
        slug === 'snooker-legends'
          ? gameShot(index, theme)
          : screenshot(`${slug} shot ${index}`, theme, list);
      await picture(`mocks/assets/case-studies/${slug}-${index + 1}.webp`, shot, {
        quality: 62,
        grain: 5,
      });
    }
  }
}
