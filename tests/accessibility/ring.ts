/** Finds a focus ring in an image and measures its contrast. */

type Rgb = readonly [red: number, green: number, blue: number];

/** A focus ring. */
export type Ring = {
  pixels: number;
  /** Fraction of its edge with a contrast of at least 3:1 to the outside or the inside. */
  contrasting: number;
};

function luminance(colour: Rgb): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = colour;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const near = (one: Rgb, other: Rgb) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 14);

/** Maximum width of a ring in pixels. */
const widest = 6;

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A rectangle in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Image data of a canvas: four bytes per pixel. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** Finds a ring of `colour` outside of `inside`, which may contain any colours. Its soft edge is up to 2 px wide. */
export function readRing({ width, height, data }: Pixels, colour: Rgb, inside: Box): Ring {
  const at = (x: number, y: number): Rgb | null => {
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const start = (y * width + x) * 4;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  const isRing = (pixel: Rgb | null) => pixel !== null && near(pixel, colour);
  /** Colour on the other side of the ring; null where the ring continues, as at a corner. */
  const across = (x: number, y: number, dx: number, dy: number): Rgb | null => {
    for (let step = 1; step <= widest; step += 1) {
      if (!isRing(at(x - step * dx, y - step * dy))) {
        return at(x - (step + 1) * dx, y - (step + 1) * dy);
      }
    }
    return null;
  };
  const standsOut = (pixel: Rgb | null) => pixel !== null && contrast(pixel, colour) >= 3;
  let pixels = 0;
  let edge = 0;
  let contrasting = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (x > inside.left && x < inside.right && y > inside.top && y < inside.bottom) continue;
      if (!isRing(at(x, y))) continue;
      pixels += 1;
      for (const [dx, dy] of directions) {
        const beside = at(x + 2 * dx, y + 2 * dy);
        if (!beside || isRing(at(x + dx, y + dy)) || isRing(beside)) continue;
        edge += 1;
        if (standsOut(beside) || standsOut(across(x, y, dx, dy))) contrasting += 1;
      }
    }
  }
  return { pixels, contrasting: edge === 0 ? 0 : contrasting / edge };
}
