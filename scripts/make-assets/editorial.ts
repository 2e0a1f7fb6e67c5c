/** Pictures of our own pages: the studio and the offices, the blog teasers, the careers hero. */

import { makeBlog } from './blog.ts';
import { careers } from './careers.ts';
import { officeLahore, officeLondon } from './offices.ts';
import { picture } from './render.ts';
import { studio } from './studio.ts';

/** Makes the pictures of the about, blog and careers pages. */
export async function makeEditorial(): Promise<void> {
  await picture('src/assets/about/studio.webp', studio());
  await picture('src/assets/about/offices-london.webp', officeLondon());
  await picture('src/assets/about/offices-lahore.webp', officeLahore());
  await picture('src/assets/careers/hero.webp', await careers());
  await makeBlog();
}
