// The trusted-by strip of the home page: its fixed texts and its two partners (sections 2 and 3 of the specification).

/** The id of a logo; the UI maps it to the imported picture. */
export type PartnerLogo = 'northern-province' | 'halden-labs';

/** One partner of the strip. */
export interface Partner {
  id: number;
  name: string;
  logo: PartnerLogo;
  alt: string;
}

/** Heading and line of the strip, to the letter of the specification. */
export const trustedBy = {
  heading: 'Empowering Through Innovation',
  line: 'Trusted by changemakers across sectors to deliver meaningful impact',
} as const;

/** The two partners: a regional government and a labs organisation. */
export const partners: readonly Partner[] = [
  {
    id: 1,
    name: 'Northern Province Digital Office',
    logo: 'northern-province',
    alt: 'Northern Province Digital Office',
  },
  { id: 2, name: 'Halden Labs', logo: 'halden-labs', alt: 'Halden Labs' },
];
