/** The colours of the house and of each subject, and the arithmetic between colours. */

/** The dark ground of the house. */
export const ink = '#0e0b1f';
/** The acting colour. */
export const violet = '#6d4aff';
/** The quiet accent. */
export const lilac = '#c9b8ff';
/** The light ground. */
export const paper = '#faf8f4';
/** The warm accent. */
export const coral = '#ff8a5b';
/** The light of the warm accent. */
export const amber = '#ffc15e';

/** The colours an invented product is drawn in. */
export interface Theme {
  /** Page colour of its screens. */ page: string;
  /** Cards and panels. */ panel: string;
  /** Headings. */ text: string;
  /** Quiet bars. */ quiet: string;
  /** Acting colour. */ main: string;
  /** Second colour. */ side: string;
  /** Backdrop, from dark to light. */ deep: string;
  mid: string;
  glow: string;
}

const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The colour at `share` of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const value = a.map((channel, index) =>
    Math.round(channel + ((b[index] ?? 0) - channel) * share),
  );
  return `#${value.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A theme with light screens on a dark backdrop. */
export const daylight = (
  main: string,
  side: string,
  deep: string,
  mid: string,
  glow = main,
): Theme => ({
  page: mix('#ffffff', main, 0.05),
  panel: '#ffffff',
  text: mix('#17132b', main, 0.16),
  quiet: mix('#ffffff', mix('#17132b', main, 0.3), 0.16),
  main,
  side,
  deep,
  mid,
  glow,
});

/** A theme with dark screens on a dark backdrop. */
export const night = (
  main: string,
  side: string,
  deep: string,
  mid: string,
  glow = main,
): Theme => ({
  page: mix(deep, '#ffffff', 0.035),
  panel: mix(deep, '#ffffff', 0.1),
  text: '#f3f0ff',
  quiet: mix(deep, '#ffffff', 0.28),
  main,
  side,
  deep,
  mid,
  glow,
});
