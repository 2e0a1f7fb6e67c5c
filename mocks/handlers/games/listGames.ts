import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { games } from '../../db/collections.ts';
import { teaserOf } from '../teaserOf.ts';

const { games: listed } = examples.listGames;
const toTeaser = teaserOf(listed.results);

/** All games, including the hidden one. */
export const listGames = agencyHttp.get('/api/games/', ({ response }) => {
  const results = games.all().map(toTeaser);
  return response(200).json({ ...listed, results });
});
