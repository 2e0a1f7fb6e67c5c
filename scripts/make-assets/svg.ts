/** Composes SVG documents from small strings: a sheet that collects definitions, and the basic shapes. */

/** Attributes of an element. */
export type Attributes = Record<string, string | number | undefined>;

/** A number with at most two decimals. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Writes a number with at most two decimals. */
export const fixed = (value: number): string => String(rounded(value));

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes attributes; camel case becomes the hyphenated SVG name. */
export function attributes(values: Attributes): string {
  let out = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const written =
      /^(viewBox|gradientUnits|gradientTransform|clipPathUnits|stdDeviation|filterUnits|maskUnits)$/.test(
        name,
      )
        ? name
        : kebab(name);
    out += ` ${written}="${typeof value === 'number' ? fixed(value) : value}"`;
  }
  return out;
}

/** One element, with or without content. */
export const element = (name: string, values: Attributes, content = ''): string =>
  content === ''
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${content}</${name}>`;

/** A rectangle with rounded corners. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more: Attributes = {},
): string =>
  element('rect', {
    x,
    y,
    width: Math.max(0, width),
    height: Math.max(0, height),
    rx: radius || undefined,
    fill,
    ...more,
  });

/** A disc. */
export const disc = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => element('circle', { cx, cy, r: Math.max(0, r), fill, ...more });

/** An ellipse. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A filled path. */
export const shape = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more });

/** A drawn line along a path, with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...more,
  });

/** A group. */
export const group = (content: string, values: Attributes = {}): string =>
  element('g', values, content || ' ');

/** A group moved and, if wanted, scaled and turned. */
export const place = (
  content: string,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  more: Attributes = {},
): string =>
  group(content, {
    transform: `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) scale(${Math.round(scale * 1e4) / 1e4})`,
    ...more,
  });

/** Joins points to a path of straight lines. */
export const polyline = (points: readonly (readonly [number, number])[], close = false): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('') +
  (close ? 'Z' : '');

/** Joins points to a soft curve (Catmull-Rom). */
export function curve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  let d = `M${fixed(at(0)[0])} ${fixed(at(0)[1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const handles = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
      c[0],
      c[1],
    ];
    d += `C${handles.map(fixed).join(' ')}`;
  }
  return d;
}

interface Direction {
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
  units?: 'userSpaceOnUse';
}

/**
 * A picture in the making. Stops of gradients are written `colour`, `colour/opacity` or
 * `colour/opacity@offset`; without offsets they are spread evenly.
 */
export class Sheet {
  width: number;
  height: number;
  #definitions: string[] = [];
  #body: string[] = [];
  #known = new Map<string, string>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Adds drawn parts on top of what is there. */
  add(...parts: string[]): this {
    this.#body.push(...parts);
    return this;
  }

  /** Keeps one definition and returns the reference to it; the same definition is kept once. */
  define(name: string, values: Attributes, content: string): string {
    const key = name + attributes(values) + content;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(element(name, { id, ...values }, content));
    this.#known.set(key, `url(#${id})`);
    return `url(#${id})`;
  }

  #stops(stops: readonly string[]): string {
    return stops
      .map((stop, index) => {
        const [before = '', offset] = stop.split('@');
        const [colour = '', opacity] = before.split('/');
        return element('stop', {
          offset: offset ?? index / Math.max(1, stops.length - 1),
          stopColor: colour,
          stopOpacity: opacity,
        });
      })
      .join('');
  }

  /** A linear gradient, from top to bottom unless told otherwise. */
  linear(
    stops: readonly string[],
    { x1 = 0, y1 = 0, x2 = 0, y2 = 1, units }: Direction = {},
  ): string {
    return this.define(
      'linearGradient',
      { x1, y1, x2, y2, gradientUnits: units },
      this.#stops(stops),
    );
  }

  /** A radial gradient in the shape's own box. */
  radial(stops: readonly string[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define('radialGradient', { cx, cy, r }, this.#stops(stops));
  }

  /** A blur filter. */
  blur(deviation: number): string {
    const room = { x: '-60%', y: '-60%', width: '220%', height: '220%' };
    return this.define('filter', room, element('feGaussianBlur', { stdDeviation: deviation }));
  }

  /** A clip along the given shapes. */
  clip(content: string): string {
    return this.define('clipPath', {}, content);
  }

  /** A mask: white shows, black hides. */
  mask(content: string): string {
    return this.define(
      'mask',
      { x: 0, y: 0, width: this.width, height: this.height, maskUnits: 'userSpaceOnUse' },
      content,
    );
  }

  /** The whole document. */
  toString(): string {
    const size = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: this.width,
      height: this.height,
      viewBox: `0 0 ${this.width} ${this.height}`,
    };
    return element(
      'svg',
      size,
      element('defs', {}, this.#definitions.join('') || ' ') + this.#body.join(''),
    );
  }
}
