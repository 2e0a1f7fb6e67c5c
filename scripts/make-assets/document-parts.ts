/** What all our documents share: services, offices, cover, addresses. */

import { coral, lilac, violet } from './palette.ts';
import { darkPage, type Pdf, page, paragraph, pdfMark } from './pdf-page.ts';

const room = page.width - page.margin * 2;

/** The five services and what each of them means. */
export const services: readonly (readonly [string, string])[] = [
  [
    'Mobile apps',
    'iPhone, iPad and Android apps that start fast, work without a signal and stay easy to change. We design, build, release and look after them.',
  ],
  [
    'Mobile games',
    'Games that feel right in the hand: physics, levels, live events and the servers behind them, from the first prototype to the store page.',
  ],
  [
    'AI and machine learning',
    'Search, forecasting and assistants that answer from your own material, with measures of quality that you can read before you rely on them.',
  ],
  [
    'Cloud integration',
    'Systems that talk to each other, on infrastructure that is described in code, costs what you expect and can be moved when you need to.',
  ],
  [
    'Cybersecurity',
    'Reviews, tests and drills for software and for people, and a plan that puts the next three things to fix in order.',
  ],
];

/** The two offices. */
export const offices = [
  {
    city: 'London',
    lines: ['18 Tidewater Row, Wapping', 'London E1W 0AA', 'United Kingdom'],
    phone: '+44 20 7946 0123',
  },
  {
    city: 'Lahore',
    lines: ['Suite 7, Canal Arcade', 'Gulberg III, Lahore 54660', 'Pakistan'],
    phone: '+92 42 0000 0100',
  },
] as const;

/** A dark first page with the mark. */
export function cover(pdf: Pdf, title: string, line: string): void {
  darkPage(pdf);
  pdfMark(pdf, page.margin - 6, 70, 84, '#8a70ff', '#ffffff');
  pdf
    .font('Helvetica-Bold')
    .fontSize(46)
    .fillColor('#ffffff')
    .text('Twinbridge', page.margin, 196, { lineBreak: false });
  pdf
    .font('Helvetica-Bold')
    .fontSize(26)
    .fillColor(lilac)
    .text(title, page.margin, 262, { width: room });
  const below = 262 + pdf.heightOfString(title, { width: room });
  paragraph(pdf, line, page.margin, below + 14, 330, 13, '#e6e0ff');
  pdf
    .font('Helvetica')
    .fontSize(11)
    .fillColor('#e6e0ff')
    .text('Two cities, one studio', page.margin, page.height - 70, { lineBreak: false });
  pdf.fillColor(lilac).text('London and Lahore', page.width - page.margin - 100, page.height - 70, {
    lineBreak: false,
  });
}

/** Two cards with the addresses. */
export function officeCards(pdf: Pdf, y: number): void {
  offices.forEach(({ city, lines, phone }, index) => {
    const x = page.margin + index * (room / 2 + 8),
      width = room / 2 - 8;
    pdf.roundedRect(x, y, width, 158, 12).fill('#ffffff');
    pdf.roundedRect(x, y, 6, 158, 3).fill(index === 0 ? violet : coral);
    pdf
      .font('Helvetica-Bold')
      .fontSize(16)
      .fillColor('#0e0b1f')
      .text(city, x + 24, y + 22, { lineBreak: false });
    lines.forEach((line, row) => {
      pdf
        .font('Helvetica')
        .fontSize(11)
        .fillColor('#2a2440')
        .text(line, x + 24, y + 52 + row * 17, { lineBreak: false });
    });
    pdf
      .font('Helvetica-Bold')
      .fontSize(11)
      .fillColor(violet)
      .text(phone, x + 24, y + 118, { lineBreak: false });
    pdf.link(x + 24, y + 114, 130, 18, `tel:${phone.replaceAll(' ', '')}`);
  });
}

/** The two addresses for mail. */
export function mails(pdf: Pdf, y: number): void {
  (
    [
      ['General questions', 'hello@twinbridge.example'],
      ['New projects and services', 'services@twinbridge.example'],
    ] as const
  ).forEach(([label, mail], index) => {
    pdf
      .font('Helvetica')
      .fontSize(10)
      .fillColor('#6b6580')
      .text(label, page.margin, y + index * 46, { lineBreak: false });
    pdf
      .font('Helvetica-Bold')
      .fontSize(14)
      .fillColor(violet)
      .text(mail, page.margin, y + 15 + index * 46, { lineBreak: false });
    pdf.link(page.margin, y + 12 + index * 46, 240, 20, `mailto:${mail}`);
  });
}

/** The services as a list. */
export function serviceList(pdf: Pdf, from: number, step: number): void {
  services.forEach(([name, about], index) => {
    const y = from + index * step;
    pdf.circle(page.margin + 8, y + 8, 8).fill(index % 2 ? coral : violet);
    pdf.circle(page.margin + 20, y + 8, 8).fill(lilac);
    pdf
      .font('Helvetica-Bold')
      .fontSize(14)
      .fillColor('#0e0b1f')
      .text(name, page.margin + 44, y + 1, { lineBreak: false });
    paragraph(pdf, about, page.margin + 44, y + 22, room - 44, 10.5);
  });
}
