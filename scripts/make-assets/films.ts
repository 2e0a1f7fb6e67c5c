/** The short films of two case studies and two games. */

import { freightDesk, snooker } from './case-films.ts';
import { makeFilm } from './encode.ts';
import { kiteDuel } from './kite-film.ts';
import { rickshawRush } from './rickshaw-film.ts';

const [W, H] = [960, 540];

/** Makes the films of the case studies and the games. */
export async function makeFilms(): Promise<void> {
  const common = { width: W, height: H, seconds: 7 };
  await makeFilm({
    ...common,
    frame: freightDesk,
    outputs: [{ path: 'mocks/assets/case-studies/freight-desk-tour.webm', quality: 38 }],
  });
  await makeFilm({
    ...common,
    frame: snooker,
    outputs: [{ path: 'mocks/assets/case-studies/snooker-legends-trailer.webm', quality: 38 }],
  });
  await makeFilm({
    ...common,
    frame: rickshawRush,
    outputs: [{ path: 'mocks/assets/games/rickshaw-rush-trailer.webm', quality: 44 }],
  });
  await makeFilm({
    ...common,
    frame: kiteDuel,
    outputs: [{ path: 'mocks/assets/games/kite-duel-trailer.webm', quality: 41 }],
  });
}
