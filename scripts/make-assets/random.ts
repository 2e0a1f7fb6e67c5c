/** Seeded chance: the same name always gives the same numbers, so every run draws the same pictures. */

/** A stream of numbers. */
export interface Chance {
  /** A number from 0 to 1. */ (): number;
  /** A number between two others. */ between(low: number, high: number): number;
  /** One of the given things. */ pick<Thing>(things: readonly Thing[]): Thing;
}

/** Starts a stream of numbers from a name (FNV-1a into mulberry32). */
export function chance(name: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number): number => low + (high - low) * next(),
    pick: <Thing>(things: readonly Thing[]): Thing =>
      things[Math.floor(next() * things.length)] as Thing,
  });
}
