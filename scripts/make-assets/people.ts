/** Faceless geometric portraits, one series for the team and the people who recommend us. */

import { praise, team } from './faces.ts';
import { portrait } from './portrait.ts';
import { picture } from './render.ts';
import { Sheet } from './svg.ts';

/** The portrait of one of the team, for other pictures. */
export function teamPortrait(slug: string): Sheet {
  const sheet = new Sheet(640, 800);
  const person = team[slug];
  if (person) portrait(sheet, person);
  return sheet;
}

/** Makes the portraits of the team and of those who recommend us. */
export async function makePeople(): Promise<void> {
  for (const [folder, people] of [
    ['team', team],
    ['testimonials', praise],
  ] as const)
    for (const [slug, person] of Object.entries(people)) {
      const sheet = new Sheet(640, 800);
      portrait(sheet, person);
      if (folder === 'team') {
        await picture(`mocks/assets/team/${slug}.webp`, sheet, { quality: 76, grain: 8 });
        continue;
      }
      await picture(`mocks/assets/testimonials/${slug}.webp`, sheet, {
        quality: 78,
        grain: 8,
        crop: [0, 36, 640, 640],
        resize: 320,
      });
    }
}
