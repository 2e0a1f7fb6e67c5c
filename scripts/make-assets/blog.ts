/** The six teasers of the blog, each as a small and a large picture of the same idea. */

import { bills, launch, phishing } from './blog-more-scenes.ts';
import { choosing, feel, support } from './blog-scenes.ts';
import { vignette } from './light.ts';
import { picture } from './render.ts';
import { Sheet } from './svg.ts';

/** Makes both sizes of the six blog pictures. */
export async function makeBlog(): Promise<void> {
  for (const [index, scene] of [choosing, feel, support, bills, phishing, launch].entries())
    for (const full of [false, true]) {
      const sheet = full ? new Sheet(1600, 900) : new Sheet(800, 600);
      scene(sheet, sheet.width, sheet.height);
      vignette(sheet, 0.45);
      await picture(`src/assets/blog/${index + 1}${full ? '-full' : ''}.webp`, sheet);
    }
}
