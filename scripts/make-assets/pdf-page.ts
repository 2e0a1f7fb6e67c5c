/** The pages of our documents: what we use of pdfkit, and the furniture that every page shares. */
import { type EventEmitter, once } from 'node:events';
import { lilac, paper, violet } from './palette.ts';
import { keep } from './render.ts';

/** The part of a pdfkit document that we use. */
export interface Pdf extends EventEmitter {
  addPage: (options: object) => Pdf;
  rect: (x: number, y: number, width: number, height: number) => Pdf;
  roundedRect: (x: number, y: number, width: number, height: number, radius: number) => Pdf;
  circle: (x: number, y: number, radius: number) => Pdf;
  path: (d: string) => Pdf;
  fill: (colour: unknown) => Pdf;
  stroke: (colour?: string) => Pdf;
  fillColor: (colour: string) => Pdf;
  lineWidth: (width: number) => Pdf;
  lineCap: (cap: string) => Pdf;
  opacity: (value: number) => Pdf;
  font: (name: string) => Pdf;
  fontSize: (size: number) => Pdf;
  text: (text: string, x: number, y: number, options?: object) => Pdf;
  image: (source: Buffer, x: number, y: number, options: object) => Pdf;
  link: (x: number, y: number, width: number, height: number, url: string) => Pdf;
  heightOfString: (text: string, options: object) => number;
  linearGradient: (
    x1: number,
    y1: number,
    x2: number,
    y2: number,
  ) => { stop: (at: number, colour: string) => unknown };
  save: () => Pdf;
  restore: () => Pdf;
  clip: () => Pdf;
  end: () => void;
}

/** An A4 page in points. */
export const page = { width: 595.28, height: 841.89, margin: 56 };

/** Opens a document with a fixed date, lets it be drawn, and keeps it. */
export async function document(
  path: string,
  title: string,
  subject: string,
  draw: (pdf: Pdf) => void,
): Promise<void> {
  const { default: Document } = await import('pdfkit');
  const day = new Date(Date.UTC(2026, 0, 5, 9));
  const info = {
    Title: title,
    Subject: subject,
    Author: 'Twinbridge',
    Creator: 'Twinbridge',
    Producer: 'Twinbridge',
    CreationDate: day,
    ModDate: day,
  };
  const pdf: Pdf = new Document({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info,
    lang: 'en-GB',
    displayTitle: true,
    pdfVersion: '1.7',
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  draw(pdf);
  const ended = once(pdf, 'end');
  pdf.end();
  await ended;
  await keep(path, Buffer.concat(chunks));
}

/** Draws the mark; x, y is the upper left corner of its field. */
export function pdfMark(
  pdf: Pdf,
  x: number,
  y: number,
  size: number,
  first: string,
  second: string,
): void {
  const s = size / 64;
  const at = (a: number, b: number): string => `${x + a * s} ${y + b * s}`;
  pdf.lineCap('round').lineWidth(7 * s);
  pdf
    .path(`M${at(7, 15)}L${at(13, 15)}C${at(23, 15)} ${at(27, 21)} ${at(27, 31)}L${at(27, 57)}`)
    .stroke(first);
  pdf
    .path(`M${at(57, 15)}L${at(51, 15)}C${at(41, 15)} ${at(37, 21)} ${at(37, 31)}L${at(37, 57)}`)
    .stroke(second);
}

/** Two lines that cross the page side by side. */
export function pdfLines(pdf: Pdf, y: number, swing: number, first = violet, second = lilac): void {
  for (const [shift, colour, wide] of [
    [0, first, 3],
    [14, second, 2],
  ] as const)
    pdf
      .lineWidth(wide)
      .path(
        `M-10 ${y + shift}C160 ${y + shift} 220 ${y - swing + shift} 360 ${y - swing + shift}S520 ${y - swing * 0.3 + shift} 610 ${y - swing * 0.1 + shift}`,
      )
      .stroke(colour);
}

/** A dark page with the lines of the house. */
export function darkPage(pdf: Pdf, swingAt = 560): void {
  pdf.addPage({ size: 'A4', margin: 0 });
  const night = pdf.linearGradient(0, 0, page.width, page.height);
  night.stop(0, '#0e0b1f');
  night.stop(0.6, '#1d1452');
  night.stop(1, '#3a22a0');
  pdf.rect(0, 0, page.width, page.height).fill(night);
  pdfLines(pdf, swingAt, 150, '#8a70ff', lilac);
}

/** A light page with a heading and a foot. */
export function lightPage(pdf: Pdf, heading: string, number: number): void {
  pdf.addPage({ size: 'A4', margin: 0 });
  pdf.rect(0, 0, page.width, page.height).fill(paper);
  pdf.rect(0, 0, page.width, 6).fill(violet);
  pdfMark(pdf, page.margin - 4, 36, 30, violet, '#a48cff');
  pdf
    .font('Helvetica-Bold')
    .fontSize(11)
    .fillColor('#0e0b1f')
    .text('Twinbridge', page.margin + 34, 46, { lineBreak: false });
  pdf
    .font('Helvetica-Bold')
    .fontSize(30)
    .fillColor('#0e0b1f')
    .text(heading, page.margin, 106, { width: page.width - page.margin * 2 });
  pdf
    .font('Helvetica')
    .fontSize(9)
    .fillColor('#6b6580')
    .text(
      'Twinbridge, London and Lahore. hello@twinbridge.example',
      page.margin,
      page.height - 44,
      { lineBreak: false },
    );
  pdf.text(String(number), page.width - page.margin - 12, page.height - 44, { lineBreak: false });
}

/** A paragraph; returns the height below it. */
export function paragraph(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  width: number,
  size = 11,
  colour = '#2a2440',
  face = 'Helvetica',
): number {
  pdf
    .font(face)
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, y, { width, lineGap: size * 0.38 });
  return y + pdf.heightOfString(text, { width, lineGap: size * 0.38 });
}
