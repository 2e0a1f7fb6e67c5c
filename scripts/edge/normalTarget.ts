/** The normalized form of request targets. The edge rejects all others with 400. */

/** Valid UTF-8, percent-encoded; `T` stands for the continuation bytes 80 to BF. */
const text =
  'C[2-9A-F]%T|D[0-9A-F]%T|E0%[AB][0-9A-F]%T|E[1-9A-CEF]%T%T|ED%[89][0-9A-F]%T|F0%[9AB][0-9A-F]%T%T|F[1-3]%T%T%T|F4%8[0-9A-F]%T%T';

/** ASCII that may be percent-encoded: not controls, `/`, `\`, `%`, nor characters that need no encoding. */
const ascii = '2[0-46-9A-C]|3[A-F]|40|5[BDE]|60|7[B-D]';

/**
 * Pattern of a normalized target with its query, for nginx and JavaScript, case-insensitive: no empty segment
 * except the last, no `.` or `..` (nor `..;`, which some servers treat as `..`), and no needless encoding.
 */
export const normalPattern = `^(?![^?]*(//|/[.]{1,2}([/;?]|$)))/([\\w./~!$&'()*+,;=:@-]|%(${ascii}|${text.replaceAll('T', '[89AB][0-9A-F]')}))*([?][\\x21\\x22\\x24-\\x7e]*)?$`;

const normal = new RegExp(normalPattern, 'i');

/** True for a normalized target, such as `/jobs?page=2`. */
export function isNormal(target: string): boolean {
  return normal.test(target);
}
