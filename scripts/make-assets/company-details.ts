/** The company details on two pages. */

import { cover, mails, officeCards, services } from './document-parts.ts';
import { document, lightPage, page, paragraph } from './pdf-page.ts';

const room = page.width - page.margin * 2;

/** Makes the company details. */
export const company = (): Promise<void> =>
  document(
    'public/downloads/twinbridge-company-details.pdf',
    'Twinbridge company details',
    'Offices, contacts and services',
    (pdf) => {
      cover(pdf, 'Company details', 'Offices, contacts and the services we offer, on two pages.');
      lightPage(pdf, 'Company details', 2);
      const below = paragraph(
        pdf,
        'Twinbridge is a software, mobile-game and digital-marketing agency with offices in London and Lahore. Both offices work on the same projects, with the same tools and to the same standard.',
        page.margin,
        152,
        room,
        11.5,
      );
      officeCards(pdf, below + 20);
      mails(pdf, below + 202);
      pdf
        .font('Helvetica-Bold')
        .fontSize(14)
        .fillColor('#0e0b1f')
        .text('Services', page.margin, below + 310, { lineBreak: false });
      services.forEach(([name, about], index) => {
        const y = below + 336 + index * 46;
        pdf.rect(page.margin, y - 6, room, 0.7).fill('#ddd6ee');
        pdf
          .font('Helvetica-Bold')
          .fontSize(10.5)
          .fillColor('#0e0b1f')
          .text(name, page.margin, y + 2, { width: 150 });
        paragraph(
          pdf,
          about.split('. ')[0]?.replace(/\.?$/, '.') ?? '',
          page.margin + 160,
          y + 2,
          room - 160,
          9.5,
        );
      });
    },
  );
