/** Simple device frames (phone, tablet, laptop, window) around an abstract screen, with their soft shadows. */
import { disc, fixed, group, rect, type Sheet, shape, stroke } from './svg.ts';

/** Where a device stands: its middle, its size, its turn and its lean. */
export interface Pose {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  lean?: number;
  lift?: number;
}

/** The size of each screen, in its own units. */
export const screenSize = {
  phone: [300, 640],
  tablet: [800, 600],
  laptop: [960, 600],
  window: [960, 600],
} as const;

/** The kinds of devices. */
export type Device = keyof typeof screenSize;

function stand(
  content: string,
  width: number,
  height: number,
  { x, y, scale = 1, turn = 0, lean = 0, lift = 0 }: Pose,
): string {
  const moves = [
    `translate(${fixed(x)} ${fixed(y)})`,
    `rotate(${turn})`,
    lift ? `skewY(${lift})` : '',
    lean ? `skewX(${lean})` : '',
    `scale(${scale})`,
    `translate(${-width / 2} ${-height / 2})`,
  ];
  return group(content, { transform: moves.filter(Boolean).join(' ') });
}

const shadow = (sheet: Sheet, width: number, height: number, radius: number): string =>
  rect(-6, 34, width + 12, height + 6, radius, '#04020c', {
    opacity: 0.55,
    filter: sheet.blur(34),
  }) + rect(4, 12, width - 8, height, radius, '#04020c', { opacity: 0.4, filter: sheet.blur(10) });

function body(
  sheet: Sheet,
  width: number,
  height: number,
  border: number,
  radius: number,
  screen: string,
): string {
  const clip = sheet.clip(
    rect(border, border, width - 2 * border, height - 2 * border, radius - border, '#fff'),
  );
  const metal = sheet.linear(['#4b4668', '#17142a', '#2b2743'], { x2: 1 });
  const sheen = sheet.linear(['#ffffff/0.14@0', '#ffffff/0.03@0.38', '#ffffff/0@0.4'], {
    x2: 1,
    y2: 0.75,
  });
  return (
    shadow(sheet, width, height, radius) +
    rect(-1.5, -1.5, width + 3, height + 3, radius + 1.5, metal) +
    rect(0, 0, width, height, radius, '#0b0916') +
    group(group(screen, { transform: `translate(${border} ${border})` }), { clipPath: clip }) +
    rect(border, border, width - 2 * border, height - 2 * border, radius - border, sheen) +
    rect(0.5, 0.5, width - 1, height - 1, radius, 'none', {
      stroke: '#ffffff',
      strokeOpacity: 0.16,
      strokeWidth: 1.2,
    })
  );
}

/** Draws a device with a screen of its `screenSize`. */
export function device(sheet: Sheet, kind: Device, screen: string, pose: Pose): void {
  const [width, height] = screenSize[kind];
  if (kind === 'phone') {
    const frame =
      body(sheet, width + 22, height + 22, 11, 48, screen) +
      rect(width / 2 - 34, 22, 90, 24, 12, '#06050d') +
      disc(width / 2 + 42, 34, 5, '#1c1930');
    sheet.add(stand(frame, width + 22, height + 22, pose));
  } else if (kind === 'tablet') {
    sheet.add(
      stand(
        body(sheet, width + 44, height + 44, 22, 38, screen) +
          disc(width / 2 + 22, 11, 3.5, '#2a2640'),
        width + 44,
        height + 44,
        pose,
      ),
    );
  } else if (kind === 'laptop') {
    const [w, h] = [width + 36, height + 36];
    const metal = sheet.linear(['#5a5478', '#2b2743@0.3', '#15122a']);
    const base =
      rect(-6, h + 8, w + 12, 26, 12, '#04020c', { opacity: 0.7, filter: sheet.blur(16) }) +
      shape(
        `M-92 ${h + 4}H${w + 92}L${w + 84} ${h + 18}Q${w + 78} ${h + 24} ${w + 56} ${h + 24}H-56Q-78 ${h + 24} -84 ${h + 18}Z`,
        metal,
      ) +
      stroke(`M-90 ${h + 4}H${w + 90}`, '#8d86b3', 1.4, { opacity: 0.8 }) +
      shape(`M${w / 2 - 76} ${h + 4}h152q-3 9 -14 9h-124q-11 0 -14 -9Z`, '#100d20', {
        opacity: 0.75,
      });
    sheet.add(stand(body(sheet, w, h, 18, 26, screen) + base, w, h, pose));
  } else {
    const [w, h] = [width, height + 34];
    const clip = sheet.clip(rect(0, 0, w, h, 16, '#fff'));
    const dots = ['#ff8a5b', '#ffc15e', '#8d7bff']
      .map((colour, index) => disc(24 + index * 20, 17, 5.5, colour, { opacity: 0.85 }))
      .join('');
    const frame =
      shadow(sheet, w, h, 16) +
      group(
        rect(0, 0, w, h, 0, '#1b1730') +
          dots +
          rect(w / 2 - 150, 9, 300, 16, 8, '#2d2849') +
          group(screen, { transform: 'translate(0 34)' }),
        { clipPath: clip },
      ) +
      rect(0.5, 0.5, w - 1, h - 1, 16, 'none', { stroke: '#ffffff', strokeOpacity: 0.16 });
    sheet.add(stand(frame, w, h, pose));
  }
}
