export type PartnerLogo = 'northern-province' | 'halden-labs';

export interface Partner {
  id: number;
  name: string;
  logo: PartnerLogo;
  alt: string;
}

export const trustedBy = {
  heading: 'Empowering Through Innovation',
  line: 'Trusted by changemakers across sectors to deliver meaningful impact',
} as const;

export const partners: readonly Partner[] = [
  {
    id: 1,
    name: 'Northern Province Digital Office',
    logo: 'northern-province',
    alt: 'Northern Province Digital Office',
  },
  { id: 2, name: 'Halden Labs', logo: 'halden-labs', alt: 'Halden Labs' },
];
