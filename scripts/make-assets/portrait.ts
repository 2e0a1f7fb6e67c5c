/** One faceless geometric portrait with its clothes. */

import { backHair, frontHair } from './hair.ts';
import { glow } from './light.ts';
import { mix } from './palette.ts';
import { type Person, shade } from './person.ts';
import { disc, ellipse, group, rect, type Sheet, shape, stroke } from './svg.ts';

function clothing(sheet: Sheet, { clothes, cloth, skin }: Person): string {
  const stuff = sheet.linear([mix(cloth, '#ffffff', 0.16), cloth, shade(cloth, 0.4)], { x2: 0.7 });
  const shoulders = shape(
    'M60 820C62 690 120 610 240 582L320 604L400 582C520 610 578 690 580 820Z',
    stuff,
  );
  const side = shape('M400 582C520 610 578 690 580 820H420C440 740 430 650 400 582Z', '#120a24', {
    opacity: 0.16,
  });
  switch (clothes) {
    case 'collar':
      return (
        shoulders +
        side +
        shape('M246 578L320 650L268 690L214 600Z', '#ffffff') +
        shape('M394 578L320 650L372 690L426 600Z', '#ece7f6') +
        stroke('M320 660V820', shade(cloth, 0.3), 3)
      );
    case 'blazer':
      return (
        shape('M244 584Q320 640 396 584L440 820H200Z', '#f7f3ec') +
        shape('M262 560Q320 720 378 560Z', shade(skin, 0.1)) +
        shape('M262 560Q320 720 378 560L388 584L320 716L252 584Z', '#ffffff') +
        shape('M60 820C62 690 120 610 236 584L322 800L320 820Z', stuff) +
        shape('M580 820C578 690 520 610 404 584L318 800L320 820Z', stuff) +
        side +
        shape('M236 584L322 800L250 720L262 690L214 666Z', shade(cloth, 0.22)) +
        shape('M404 584L318 800L390 720L378 690L426 666Z', shade(cloth, 0.35))
      );
    case 'kurta':
      return (
        shoulders +
        side +
        shape('M258 582Q320 640 382 582L392 606Q320 668 248 606Z', mix(cloth, '#ffffff', 0.45)) +
        rect(308, 636, 24, 150, 12, mix(cloth, '#ffffff', 0.3)) +
        [0, 1, 2].map((index) => disc(320, 664 + index * 36, 5, shade(cloth, 0.4))).join('')
      );
    case 'hood':
      return (
        shoulders +
        side +
        shape(
          'M196 610C230 560 410 560 444 610C430 680 360 716 320 716S210 680 196 610Z',
          shade(cloth, 0.3),
        ) +
        shape(
          'M232 606C262 578 378 578 408 606C390 650 352 664 320 664S250 650 232 606Z',
          shade(skin, 0.12),
        ) +
        stroke('M276 690V770M364 690V770', mix(cloth, '#ffffff', 0.6), 5)
      );
    default:
      return (
        shoulders +
        side +
        shape('M250 580Q320 650 390 580L402 590Q320 680 238 590Z', mix(cloth, '#ffffff', 0.35))
      );
  }
}

/** Draws one person on a sheet of 640 x 800. */
export function portrait(sheet: Sheet, person: Person): void {
  const { skin, back, beard, glasses, gems, hair } = person;
  const tone = person.beardTone ?? person.tone;
  sheet.add(rect(0, 0, 640, 800, 0, sheet.linear([...back], { x2: 0.6 })));
  glow(sheet, 430, 250, 420, mix(back[1], '#ffffff', 0.5), 0.55);
  sheet.add(
    stroke('M-20 640C160 640 190 90 420 40', '#ffffff', 3, { opacity: 0.3 }),
    stroke('M-20 672C184 672 214 110 440 66', '#ffffff', 3, { opacity: 0.18 }),
    disc(330, 330, 264, '#ffffff', { opacity: 0.1 }),
  );
  const face =
    'M206 310C206 214 252 168 320 168S434 214 434 310C434 420 386 490 320 490S206 420 206 310Z';
  const clip = sheet.clip(shape(face, '#fff'));
  const covered = hair === 'hijab' || hair === 'dupatta';
  sheet.add(
    backHair(sheet, person),
    shape('M260 430H380V560Q320 610 260 560Z', shade(skin, 0.14)),
    shape('M260 458Q330 540 380 446V492Q322 548 260 500Z', shade(skin, 0.34), { opacity: 0.55 }),
    group(clothing(sheet, person), {
      transform: 'translate(320 530) scale(1.1 1.2) translate(-320 -582)',
    }),
  );
  if (!covered && hair !== 'curls')
    sheet.add(
      ellipse(204, 338, 22, 34, shade(skin, 0.06)),
      ellipse(436, 338, 22, 34, shade(skin, 0.2)),
    );
  sheet.add(
    shape(face, sheet.linear([mix(skin, '#ffffff', 0.12), skin], { x2: 0.4 })),
    group(
      shape('M320 140C350 250 300 300 348 352C330 420 350 460 330 520H460V140Z', shade(skin, 0.5), {
        opacity: 0.16,
      }) +
        ellipse(256, 384, 30, 20, '#ff6a4d', { opacity: 0.13 }) +
        ellipse(386, 384, 30, 20, '#ff6a4d', { opacity: 0.13 }),
      { clipPath: clip },
    ),
  );
  if (beard === 'full')
    sheet.add(
      shape(
        'M204 330C212 372 240 396 276 396C300 386 340 386 364 396C400 396 428 372 436 330C446 450 396 530 320 530S194 450 204 330Z',
        sheet.linear([tone, shade(tone, 0.2)]),
      ),
      shape('M290 430Q320 442 350 430Q340 446 320 446T290 430Z', shade(skin, 0.3)),
    );
  if (beard === 'short')
    sheet.add(
      group(
        shape(
          'M200 366C230 420 260 424 290 420C306 416 334 416 350 420C380 424 410 420 440 366V520H200Z',
          tone,
          { opacity: 0.82 },
        ),
        { clipPath: clip },
      ),
    );
  if (beard === 'moustache')
    sheet.add(
      shape(
        'M262 418C280 396 308 398 320 408C332 398 360 396 378 418C356 426 334 424 320 418C306 424 284 426 262 418Z',
        tone,
      ),
    );
  sheet.add(frontHair(sheet, person));
  if (glasses)
    sheet.add(
      disc(268, 330, 40, '#ffffff', { opacity: 0.16 }),
      disc(372, 330, 40, '#ffffff', { opacity: 0.16 }),
      stroke(
        'M268 290a40 40 0 1 0 .01 0ZM372 290a40 40 0 1 0 .01 0ZM308 326Q320 318 332 326M228 326L206 318M412 326L434 318',
        '#1d1433',
        6,
      ),
    );
  if (gems && !covered) sheet.add(disc(202, 384, 9, '#ffc15e'), disc(438, 384, 9, '#ffc15e'));
}
