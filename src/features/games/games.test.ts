import { expect, test } from 'vitest';
import { menuGames } from './games.ts';

test('the menu has each game but Snooker Legends 3D, by its own id', () => {
  const names = ['Snooker Legends 3D', 'Kite Duel', '', 'Snooker Legends', 'Rickshaw Rush'];
  const games = names.map((name, index) => ({ id: index + 1, game_name: { name } }));
  expect(menuGames(games)).toEqual([
    { id: 2, name: 'Kite Duel' },
    { id: 3, name: 'Untitled game' },
    { id: 4, name: 'Snooker Legends' },
    { id: 5, name: 'Rickshaw Rush' },
  ]);
});
