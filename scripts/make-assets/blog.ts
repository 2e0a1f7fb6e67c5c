/** The six teasers of the blog, each as a small and a large picture of the same idea. */

import { bills, launch, phishing } from './blog-more-scenes.ts';
import { choosing, feel, support } from './blog-scenes.ts';
import { vignette } from './light.ts';
import { responsivePicture } from './responsive.ts';
import { Sheet } from './svg.ts';

/** Makes the six blog pictures: 4 to 3 for teasers, 16 to 9 for the article's head. */
export async function makeBlog(): Promise<void> {
  for (const [index, scene] of [choosing, feel, support, bills, phishing, launch].entries())
    for (const full of [false, true]) {
      const sheet = full ? new Sheet(1600, 900) : new Sheet(800, 600);
      scene(sheet, sheet.width, sheet.height);
      vignette(sheet, 0.45);
      await responsivePicture(
        `src/assets/blog/${index + 1}${full ? '-full' : ''}`,
        sheet,
        full ? [720, 1200, 1600] : [416, 800],
      );
    }
}
