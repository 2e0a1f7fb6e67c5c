/** The fade at both ends of a short film. */

import { clamp, during } from './motion.ts';
import { fixed, rect, type Sheet } from './svg.ts';

const [W, H] = [960, 540];

/** Covers the frame at the start and at the end. */
export function curtains(sheet: Sheet, time: number, colour = '#07050f'): void {
  const cover = 1 - during(time, -0.001, 1.0, 0.06);
  if (cover > 0) sheet.add(rect(0, 0, W, H, 0, colour, { opacity: fixed(clamp(cover)) }));
}
