/** The family of service icons: 64 x 64, two lines of one weight, the first violet and the second lilac. */

import { lilac, violet } from './palette.ts';
import { disc, element, rect, stroke } from './svg.ts';

const a = (d: string): string => stroke(d, violet, 3.2);
const b = (d: string): string => stroke(d, lilac, 3.2);
const dot = (x: number, y: number, r = 3.2, colour = lilac): string => disc(x, y, r, colour);
const wash = (x: number, y: number, width: number, height: number, radius: number): string =>
  rect(x, y, width, height, radius, violet, { opacity: 0.12 });

const icon = (...parts: string[]): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 64 64',
      width: 64,
      height: 64,
      fill: 'none',
    },
    parts.join(''),
  );

/** Every icon by file name; `shape` is the one shown when a service brings none. */
export const icons: Record<string, string> = {
  shape: icon(
    disc(32, 32, 26, violet, { opacity: 0.1 }),
    a('M8 18C22 18 28 24 28 36V56'),
    b('M56 18C42 18 36 24 36 36V56'),
    dot(8, 18, 3.6, violet),
    dot(56, 18, 3.6),
  ),
  'mobile-apps-icon': icon(
    wash(12, 8, 24, 48, 6),
    a('M30 8H18a6 6 0 0 0-6 6V50a6 6 0 0 0 6 6H30a6 6 0 0 0 6-6V14a6 6 0 0 0-6-6Z'),
    a('M21 49h6'),
    b('M44 14H46a6 6 0 0 1 6 6V50a6 6 0 0 1-6 6H43'),
    b('M20 18h8'),
  ),
  'mobile-apps-shape': icon(
    wash(8, 8, 20, 20, 6),
    a('M8 14a6 6 0 0 1 6-6H22a6 6 0 0 1 6 6V22a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6Z'),
    b('M36 14a6 6 0 0 1 6-6H50a6 6 0 0 1 6 6V22a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6Z'),
    b('M8 42a6 6 0 0 1 6-6H22a6 6 0 0 1 6 6V50a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6Z'),
    a('M46 37V55M37 46H55'),
  ),
  'mobile-games-icon': icon(
    wash(6, 20, 52, 30, 15),
    a('M32 22H20C11 22 7 31 7 41C7 51 16 52 20 45L23 41H32'),
    b('M32 22H44C53 22 57 31 57 41C57 51 48 52 44 45L41 41H32'),
    a('M15 31h9M19.5 26.500v9'),
    dot(41, 34),
    dot(47, 28),
    a('M32 22V13'),
  ),
  'mobile-games-shape': icon(
    a('M8 52C16 22 26 22 32 52'),
    b('M32 52C37 34 44 34 48 46'),
    disc(52, 20, 8, violet, { opacity: 0.14 }),
    stroke('M52 12a8 8 0 1 0 .01 0Z', violet, 3.2),
    dot(20, 29, 3.6),
    b('M6 56H58'),
  ),
  'ai-machine-learning-icon': icon(
    disc(32, 32, 10, violet, { opacity: 0.14 }),
    a('M10 14C22 14 22 32 32 32'),
    b('M10 50C22 50 22 32 32 32'),
    a('M54 14C42 14 42 32 32 32'),
    b('M54 50C42 50 42 32 32 32'),
    dot(10, 14, 4, violet),
    dot(10, 50, 4),
    dot(54, 14, 4, violet),
    dot(54, 50, 4),
    dot(32, 32, 6, violet),
  ),
  'ai-machine-learning-shape': icon(
    a('M6 32C14 12 24 12 32 32S50 52 58 32'),
    b('M6 32C14 52 24 52 32 32S50 12 58 32'),
    dot(32, 32, 4.5, violet),
    dot(19, 17, 2.6),
    dot(45, 17, 2.6),
  ),
  'cloud-integration-icon': icon(
    disc(30, 26, 14, violet, { opacity: 0.12 }),
    a('M18 40A11 11 0 0 1 18 18A15 15 0 0 1 46 19A10.5 10.5 0 0 1 47 40Z'),
    b('M26 40V50C26 54 22 56 17 56'),
    b('M38 40V50C38 54 42 56 47 56'),
    dot(14, 56),
    dot(50, 56),
  ),
  'cloud-integration-shape': icon(
    wash(8, 36, 20, 20, 5),
    a('M8 41a5 5 0 0 1 5-5H23a5 5 0 0 1 5 5V51a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5Z'),
    b('M36 13a5 5 0 0 1 5-5H51a5 5 0 0 1 5 5V23a5 5 0 0 1-5 5H41a5 5 0 0 1-5-5Z'),
    a('M18 30V24C18 17 22 14 30 14'),
    b('M46 34V40C46 47 42 50 34 50'),
  ),
  'cybersecurity-icon': icon(
    a('M32 7L54 14V32C54 45 45 53 32 58C19 53 10 45 10 32V14Z'),
    b('M32 17L45 21.500V32C45 40 40 45 32 48.500C24 45 19 40 19 32V21.500Z'),
    disc(32, 31, 5, violet),
    a('M32 33V40'),
  ),
  'cybersecurity-shape': icon(
    wash(12, 28, 40, 28, 8),
    a('M20 28H44a8 8 0 0 1 8 8V48a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z'),
    b('M20 27V20a12 12 0 0 1 24 0V27'),
    a('M26 42L31 47L39 38'),
  ),
  'web-platforms-icon': icon(
    wash(8, 10, 48, 12, 5),
    a('M14 10H50a6 6 0 0 1 6 6V48a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6Z'),
    a('M8 22H56'),
    dot(16, 16, 2),
    dot(23, 16, 2),
    b('M26 31L18 38L26 45'),
    b('M38 31L46 38L38 45'),
  ),
  'web-platforms-shape': icon(
    a('M32 8L56 20L32 32L8 20Z'),
    b('M10 31L32 42L54 31'),
    a('M10 42L32 53L54 42'),
    disc(32, 20, 4, lilac),
  ),
  'product-design-icon': icon(
    disc(26, 38, 15, violet, { opacity: 0.12 }),
    a('M10 50C10 26 54 38 54 14'),
    b('M10 50H30M54 14H34'),
    rect(5.5, 45.5, 9, 9, 2, violet),
    rect(49.5, 9.5, 9, 9, 2, violet),
    dot(32, 50),
    dot(32, 14),
  ),
  'product-design-shape': icon(
    disc(32, 32, 5, violet, { opacity: 0.3 }),
    stroke('M25 14a18 18 0 1 0 .01 0Z', violet, 3.2),
    stroke('M39 14a18 18 0 1 0 .01 0Z', lilac, 3.2),
    dot(32, 32, 3.4, violet),
  ),
  'digital-marketing-icon': icon(
    wash(8, 24, 18, 16, 6),
    a('M12 24H24L46 12V52L24 40H12a5 5 0 0 1-5-5V29a5 5 0 0 1 5-5Z'),
    a('M16 40L20 54H27L24 40'),
    b('M53 25C56 29 56 35 53 39'),
  ),
  'digital-marketing-shape': icon(
    a('M8 54L24 36L34 44L56 14'),
    b('M8 42L22 26L32 33L44 18'),
    a('M44 13L56 14V26'),
    dot(8, 54, 3.4, violet),
    b('M30 56H56'),
  ),
  'devops-support-icon': icon(
    a('M32 32C26 22 21 18 16 18A14 14 0 0 0 16 46C21 46 26 42 32 32'),
    b('M32 32C38 42 43 46 48 46A14 14 0 0 0 48 18C43 18 38 22 32 32'),
    dot(16, 32, 3.6, violet),
    dot(48, 32, 3.6),
  ),
  'devops-support-shape': icon(
    wash(10, 10, 44, 16, 6),
    a('M16 10H48a6 6 0 0 1 6 6V20a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6Z'),
    b('M16 36H48a6 6 0 0 1 6 6V46a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6Z'),
    dot(19, 18, 2.6, violet),
    b('M30 18H44'),
    dot(19, 44, 2.6),
    a('M30 44H44'),
    a('M32 26V36'),
  ),
};
