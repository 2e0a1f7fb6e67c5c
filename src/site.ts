// Identity of the agency: its name, offices, phones, emails and social links. The manifest in public/ and the PDFs repeat the
// name; texts of pages name the cities: git grep -n Lahore src openapi.

/** An office. `lines` is its address as printed; the other parts are for structured data. */
export interface Office {
  id: 'london' | 'lahore';
  city: string;
  label: string;
  lines: readonly string[];
  country: string;
  countryCode: string;
  streetAddress: string;
  postalCode: string;
  /** IANA name, for the local time. */
  timeZone: string;
  phone: ReturnType<typeof toPhone>;
}

const toPhone = (label: string, display: string) => ({
  label,
  display,
  href: `tel:${display.replaceAll(' ', '')}`,
});

// Texts, FAQ and the privacy policy say that there are two: git grep -niE 'two (cities|offices)|either office|both offices' src.
const offices: readonly [Office, Office] = [
  {
    id: 'london',
    city: 'London',
    label: 'London office',
    lines: ['18 Tidewater Row', 'Wapping', 'London E1W\u00a00AA'],
    country: 'United Kingdom',
    countryCode: 'GB',
    streetAddress: '18 Tidewater Row, Wapping',
    postalCode: 'E1W 0AA',
    timeZone: 'Europe/London',
    phone: toPhone('London', '+44 20 7946 0123'),
  },
  {
    id: 'lahore',
    city: 'Lahore',
    label: 'Offshore office',
    lines: ['Suite 7, Canal Arcade', 'Gulberg III', 'Lahore 54660'],
    country: 'Pakistan',
    countryCode: 'PK',
    streetAddress: 'Suite 7, Canal Arcade, Gulberg III',
    postalCode: '54660',
    timeZone: 'Asia/Karachi',
    phone: toPhone('Offshore', '+92 42 0000 0100'),
  },
];

const cities = offices.map(({ city }) => city).join(' and ');

export const site = {
  name: 'Twinbridge',
  tagline: 'Two cities, one studio',
  blurb: `We design and build apps, games, AI and cloud systems, keep them secure, and help people find them. Our ${cities} offices share one plan, one backlog and one standard of work.`,
  offices,
  /** 'London and Lahore' */
  cities,
  emails: {
    official: 'hello@twinbridge.example',
    services: 'services@twinbridge.example',
    privacy: 'privacy@twinbridge.example',
  },
  social: [
    { id: 'linkedin', name: 'LinkedIn', href: 'https://social.twinbridge.example/linkedin' },
    { id: 'facebook', name: 'Facebook', href: 'https://social.twinbridge.example/facebook' },
    { id: 'instagram', name: 'Instagram', href: 'https://social.twinbridge.example/instagram' },
    { id: 'x', name: 'X', href: 'https://social.twinbridge.example/x' },
    { id: 'youtube', name: 'YouTube', href: 'https://social.twinbridge.example/youtube' },
  ],
} as const;
