import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import { agency } from '#shared/api/client.ts';
import { readList } from '#shared/api/readList.ts';
import { readOne } from '#shared/api/readOne.ts';
import {
  fieldsOf,
  line,
  optionalText,
  positiveInteger,
  type Tolerant,
  text,
} from '#shared/api/tolerant.ts';

type Schemas = components['schemas'];

export type StoreLink = { badge: string | null; href: string };

export type GameTeaser = NonNullable<ReturnType<typeof readTeaser>>;

const hiddenGame = 'Snooker Legends 3D';

function readStore(badge: unknown, link: unknown): StoreLink[] {
  const href = optionalText(link);
  return href ? [{ badge: optionalText(badge), href }] : [];
}

function readTeaser(record: Tolerant<Schemas['GameTeaser']>) {
  const id = positiveInteger(record.id);
  if (id === null) return null;
  const { name } = fieldsOf<Schemas['Game']['game_name']>(record.game_name);
  return { id, name: line(name) };
}

/** A game; `description` is HTML. */
function readGame(record: Tolerant<Schemas['Game']>) {
  const teaser = readTeaser(record);
  return (
    teaser && {
      ...teaser,
      image: optionalText(record.image),
      description: text(record.description),
      video: optionalText(record.video),
      stores: [
        ...readStore(record.icon1, record.icon1_link),
        ...readStore(record.icon2, record.icon2_link),
      ],
    }
  );
}

export const gamesQuery = () =>
  queryOptions({
    queryKey: ['games'],
    meta: { failure: 'gamesMenuFailed' },
    queryFn: ({ signal }) => readList(agency.GET('/api/games/', { signal }), 'results', readTeaser),
  });

export function menuGames(games: GameTeaser[]): GameTeaser[] {
  return games.filter(({ name }) => name && name !== hiddenGame);
}

export const gameQuery = (idInPath: string) =>
  queryOptions({
    queryKey: ['games', idInPath],
    meta: { failure: 'gameFailed' },
    queryFn: ({ signal }) =>
      readOne(
        idInPath,
        (id) => agency.GET('/api/games/{id}/', { params: { path: { id } }, signal }),
        readGame,
      ),
  });
