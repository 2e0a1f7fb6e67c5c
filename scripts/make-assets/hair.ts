/** Hair, scarves and turbans of the portraits, behind and before the face. */

import { mix } from './palette.ts';
import { type Person, shade } from './person.ts';
import { curve, disc, type Sheet, shape, stroke } from './svg.ts';

/** What falls behind the head. */
export function backHair(sheet: Sheet, { hair, tone }: Person): string {
  const fall = sheet.linear([mix(tone, '#ffffff', 0.1), tone, shade(tone, 0.4)]);
  if (hair === 'long')
    return shape(
      'M168 330C150 190 220 120 320 120S490 190 472 330C468 430 500 500 516 560C490 620 150 620 124 560C140 500 172 430 168 330Z',
      fall,
    );
  if (hair === 'bob')
    return shape(
      'M172 330C150 190 224 124 320 124S490 190 468 330C474 400 486 436 468 470Q320 500 172 470C154 436 166 400 172 330Z',
      fall,
    );
  if (hair === 'bun')
    return (
      disc(320, 122, 62, tone) + shape('M190 320C174 200 232 138 320 138S466 200 450 320Z', fall)
    );
  if (hair === 'curls')
    return [
      [200, 300, 62],
      [212, 216, 70],
      [276, 160, 74],
      [364, 160, 74],
      [428, 216, 70],
      [440, 300, 62],
      [196, 376, 52],
      [444, 376, 52],
      [320, 180, 90],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, tone))
      .join('');
  if (hair === 'dupatta')
    return shape(
      'M142 420C120 220 200 108 320 108S520 220 498 420C500 520 540 600 560 800H80C100 600 140 520 142 420Z',
      fall,
    );
  return '';
}

/** What lies before the face. */
export function frontHair(sheet: Sheet, { hair, tone, cloth }: Person): string {
  const light = sheet.linear([mix(tone, '#ffffff', 0.2), tone, shade(tone, 0.3)], { x2: 1 });
  const cap =
    'M196 318C176 200 236 140 320 140S464 200 444 318C436 262 420 238 392 222C340 236 268 236 236 226C214 244 204 268 196 318Z';
  switch (hair) {
    case 'short':
      return shape(
        'M196 312C172 190 238 134 330 136C430 138 466 214 446 314C438 266 424 246 404 232C350 232 300 218 268 196C258 228 212 244 196 312Z',
        light,
      );
    case 'crop':
      return shape(cap, light);
    case 'wave':
      return (
        shape(
          'M194 316C160 196 226 118 330 126C440 118 476 206 446 316C442 262 424 250 398 226C372 258 300 252 262 214C246 240 206 252 194 316Z',
          light,
        ) +
        stroke('M250 176C300 148 372 150 412 190', mix(tone, '#ffffff', 0.35), 5, { opacity: 0.5 })
      );
    case 'curls':
      return [
        [222, 238, 44],
        [270, 202, 46],
        [326, 190, 48],
        [380, 206, 46],
        [420, 242, 42],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, light))
        .join('');
    case 'bob':
      return shape(
        'M192 380C172 210 226 138 320 138S468 210 448 380C446 300 430 262 402 240C356 244 286 226 258 214C244 246 204 280 192 380Z',
        light,
      );
    case 'long':
      return shape(
        'M186 430C164 214 224 136 320 136S476 214 454 430C450 316 424 262 330 206C240 262 190 316 186 430Z',
        light,
      );
    case 'bun':
      return shape(
        'M194 322C172 200 236 138 320 138S468 200 446 322C438 270 416 232 320 214C226 232 204 270 194 322Z',
        light,
      );
    case 'dupatta':
      return (
        shape(
          'M194 330C174 210 238 150 320 150S466 210 446 330C438 280 400 228 320 206C240 228 204 280 194 330Z',
          '#2a1a20',
        ) +
        shape(
          'M150 430C126 226 204 112 320 112S514 226 490 430C478 520 520 600 520 640C470 560 452 480 456 380C460 250 410 172 320 172S180 250 184 380C188 480 170 560 120 640C120 600 162 520 150 430Z',
          light,
        ) +
        stroke('M184 380C180 250 230 172 320 172S460 250 456 380', mix(tone, '#ffffff', 0.55), 6, {
          opacity: 0.8,
        })
      );
    case 'hijab':
      return (
        shape(
          'M160 400C136 214 216 112 320 112S504 214 480 400C478 500 520 560 536 660C420 720 220 720 104 660C120 560 162 500 160 400ZM206 330C206 430 254 492 320 492S434 430 434 330C434 240 388 204 320 204S206 240 206 330Z',
          light,
          { fillRule: 'evenodd' },
        ) +
        stroke(
          'M206 330C206 240 252 204 320 204S434 240 434 330C434 430 386 492 320 492C262 520 200 560 150 640',
          shade(tone, 0.35),
          5,
          { opacity: 0.5 },
        ) +
        stroke('M470 440C420 540 340 560 250 640', mix(tone, '#ffffff', 0.4), 4, { opacity: 0.45 })
      );
    case 'turban':
      return (
        shape(
          'M178 292C150 190 210 96 326 96S494 190 464 292C440 246 390 222 320 204C252 222 202 246 178 292Z',
          light,
        ) +
        [0, 1, 2, 3]
          .map((index) =>
            stroke(
              curve([
                [184 + index * 8, 270 - index * 30],
                [270, 180 - index * 18],
                [370 + index * 10, 128 + index * 4],
              ]),
              index % 2 ? mix(tone, '#ffffff', 0.35) : shade(tone, 0.3),
              5,
              { opacity: 0.7 },
            ),
          )
          .join('') +
        shape('M320 204L296 150L346 150Z', mix(cloth, '#ffffff', 0.35))
      );
    default:
      return '';
  }
}
