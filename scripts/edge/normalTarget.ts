/** The one form of a request target that the edge takes. Whatever is written in another way is refused with 400. */

/** UTF-8 in its shortest form; the bytes after the first are from 80 to BF. */
const text =
  'C[2-9A-F]%T|D[0-9A-F]%T|E0%[AB][0-9A-F]%T|E[1-9A-CEF]%T%T|ED%[89][0-9A-F]%T|F0%[9AB][0-9A-F]%T%T|F[1-3]%T%T%T|F4%8[0-9A-F]%T%T';

/** ASCII that has to be encoded. Not so controls, `/`, `\`, `%` and whatever stands for itself. */
const ascii = '2[0-46-9A-C]|3[A-F]|40|5[BDE]|60|7[B-D]';

/**
 * Pattern of a normal target, query included, the same in nginx and in JavaScript, in any letter case: no empty segment
 * but the last, no `.` or `..` (nor `..;`, which some servers read as that), and nothing encoded that could be written otherwise.
 */
export const normalPattern = `^(?![^?]*(//|/[.]{1,2}([/;?]|$)))/([\\w./~!$&'()*+,;=:@-]|%(${ascii}|${text.replaceAll('T', '[89AB][0-9A-F]')}))*([?][\\x21\\x22\\x24-\\x7e]*)?$`;

const normal = new RegExp(normalPattern, 'i');

/** Whether a request target such as `/jobs?page=2` is written in the one form. */
export function isNormal(target: string): boolean {
  return normal.test(target);
}
