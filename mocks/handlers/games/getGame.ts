import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { games } from '../../db/collections.ts';

/** The game with that id, or 404. */
export const getGame = agencyHttp.get('/api/games/{id}/', ({ params, response }) => {
  const found = games.findFirst((q) => q.where({ id: Number(params.id) }));
  return found ? response(200).json(found) : response(404).json(examples.getGame.gameNotFound);
});
