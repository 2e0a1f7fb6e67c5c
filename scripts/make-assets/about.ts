/** Pictures of the about section and page: the studio and both offices. */
import { officeLahore, officeLondon } from './offices.ts';
import { responsivePicture } from './responsive.ts';
import { studio } from './studio.ts';

/** Makes the pictures of the studio and the offices. */
export async function makeAbout(): Promise<void> {
  await responsivePicture('src/assets/about/studio', studio(), [720, 1200]);
  await responsivePicture('src/assets/about/offices-london', officeLondon(), [720, 1000]);
  await responsivePicture('src/assets/about/offices-lahore', officeLahore(), [720, 1000]);
}
