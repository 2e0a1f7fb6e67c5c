/** The portfolio: six projects with their pictures. */

import sharp from 'sharp';
import { cover, mails, officeCards } from './document-parts.ts';
import { lilac, violet } from './palette.ts';
import { document, lightPage, page, paragraph, pdfLines } from './pdf-page.ts';
import { locate } from './render.ts';

const room = page.width - page.margin * 2;

/** The projects that the portfolio shows. */
export const work: readonly (readonly [slug: string, name: string, about: string])[] = [
  [
    'harbour-wallet',
    'Harbour Wallet',
    'Payments for a harbour town: tickets, moorings and market stalls in one purse.',
  ],
  [
    'fieldnote',
    'Fieldnote',
    'Notes, pictures and places for field researchers, complete without a signal.',
  ],
  ['kiteline', 'Kiteline', 'Messages for families in two countries, kind to slow connections.'],
  ['tidewatch', 'Tidewatch', 'Flood warnings that say what to do next, for one street at a time.'],
  ['parcel-pilot', 'Parcel Pilot', 'Routes for couriers that change when the day does.'],
  [
    'northlight-energy',
    'Northlight Energy',
    "A home's energy at a glance, and the one switch that matters today.",
  ],
];

/** Makes the portfolio. */
export async function portfolio(): Promise<void> {
  const pictures = await Promise.all(
    work.map(([slug]) =>
      sharp(locate(`mocks/assets/projects/${slug}.webp`))
        .resize(460, 345)
        .jpeg({ quality: 68, mozjpeg: true })
        .toBuffer(),
    ),
  );
  await document(
    'public/downloads/twinbridge-portfolio.pdf',
    'Twinbridge portfolio',
    'A selection of our work',
    (pdf) => {
      cover(
        pdf,
        'A selection of our work',
        'Six products we designed and built, and what each of them is for.',
      );
      for (const [turn, from] of [0, 3].entries()) {
        lightPage(pdf, turn === 0 ? 'Everyday tools' : 'For town and home', turn + 2);
        work.slice(from, from + 3).forEach(([, name, about], index) => {
          const y = 164 + index * 206,
            flip = index % 2 === 1;
          const x = flip ? page.width - page.margin - 246 : page.margin;
          pdf.save().roundedRect(x, y, 246, 184, 12).clip();
          pdf.image(pictures[from + index] ?? Buffer.alloc(0), x, y, { width: 246 });
          pdf.restore();
          const left = flip ? page.margin : page.margin + 270;
          pdf
            .font('Helvetica-Bold')
            .fontSize(17)
            .fillColor('#0e0b1f')
            .text(name, left, y + 50, { width: room - 270 });
          paragraph(pdf, about, left, y + 78, room - 270, 11);
          pdf
            .lineWidth(3)
            .path(`M${left} ${y + 36}h34`)
            .stroke(violet)
            .lineWidth(2)
            .path(`M${left} ${y + 42}h34`)
            .stroke(lilac);
        });
      }
      lightPage(pdf, 'Make the next one with us', 4);
      paragraph(
        pdf,
        'We are glad to show more in person: the working products, what changed on the way, and what we would do differently today.',
        page.margin,
        194,
        room,
        12,
      );
      officeCards(pdf, 262);
      mails(pdf, 462);
      pdfLines(pdf, 730, 90);
    },
  );
}
