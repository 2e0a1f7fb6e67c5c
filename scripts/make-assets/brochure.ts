/** The brochure: what we make and how we work. */

import { cover, mails, officeCards, serviceList } from './document-parts.ts';
import { coral, lilac, violet } from './palette.ts';
import { document, lightPage, page, paragraph, pdfLines } from './pdf-page.ts';

const room = page.width - page.margin * 2;

/** Makes the brochure. */
export const brochure = (): Promise<void> =>
  document(
    'public/downloads/twinbridge-brochure.pdf',
    'Twinbridge brochure',
    'Who we are, what we make and how we work',
    (pdf) => {
      cover(
        pdf,
        'Software, games and campaigns from one team',
        'We design, build and look after digital products for people who would rather talk to the makers.',
      );
      lightPage(pdf, 'What we make', 2);
      paragraph(
        pdf,
        'Five services, one team behind all of them. Many projects use more than one, and you keep the same people throughout.',
        page.margin,
        152,
        room,
        12,
      );
      serviceList(pdf, 216, 104);
      lightPage(pdf, 'How we work', 3);
      const steps = [
        [
          'Listen',
          'We begin with the people who will use the thing, and with the one question that the project has to answer.',
        ],
        [
          'Sketch',
          'You see a working sketch early, on the device it is meant for. It is cheap to change, and we expect it to change.',
        ],
        [
          'Build',
          'We work in short stages. At the end of each one there is something to use, and a plain note of what comes next.',
        ],
        [
          'Launch',
          'Release, store pages, measurements and campaign are part of the plan from the start, not an afterthought.',
        ],
        [
          'Look after',
          'Updates, monitoring and support by the team that wrote the code. If you take it in-house, we hand over properly.',
        ],
      ] as const;
      pdf
        .lineWidth(3)
        .path(`M${page.margin + 12} 176V${176 + 4 * 112 + 30}`)
        .stroke(violet);
      pdf
        .lineWidth(2)
        .path(`M${page.margin + 20} 176V${176 + 4 * 112 + 30}`)
        .stroke(lilac);
      steps.forEach(([name, about], index) => {
        const y = 172 + index * 112;
        pdf.circle(page.margin + 16, y + 14, 15).fill(index === 3 ? coral : violet);
        pdf
          .font('Helvetica-Bold')
          .fontSize(12)
          .fillColor('#ffffff')
          .text(String(index + 1), page.margin + 12.6, y + 10, { lineBreak: false });
        pdf
          .font('Helvetica-Bold')
          .fontSize(16)
          .fillColor('#0e0b1f')
          .text(name, page.margin + 56, y + 4, { lineBreak: false });
        paragraph(pdf, about, page.margin + 56, y + 28, room - 70, 11);
      });
      lightPage(pdf, 'Talk to us', 4);
      paragraph(
        pdf,
        'Tell us what you would like to make, or what has stopped working. The first conversation is with someone who can answer.',
        page.margin,
        152,
        room,
        12,
      );
      officeCards(pdf, 220);
      mails(pdf, 420);
      pdfLines(pdf, 730, 90);
    },
  );
