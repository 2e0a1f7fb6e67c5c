/** Paths (`d`) of 24 by 24 line icons. */
const icons = {
  arrowRight: 'M4 12h15M13 6l6 6-6 6',
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  mail: 'M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6',
  menu: 'M4 8h16M4 16h16',
  panel:
    'M3.5 5.5h17v13h-17zM9 11.5a1.8 1.8 0 100-3.6 1.8 1.8 0 000 3.6zM5.8 15.8c.4-1.7 1.7-2.6 3.2-2.6s2.8.9 3.2 2.6M15 9.5h2.5M15 13.5h2.5',
  pause: 'M9 6v12M15 6v12',
  phone:
    'M6 4h3.5l1.5 4-2 1.5a11 11 0 005.5 5.5l1.5-2 4 1.5V18a2 2 0 01-2.2 2A16 16 0 014 6.2 2 2 0 016 4z',
  pin: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 10-13 0c0 5 6.5 11 6.5 11zM12 12.3a2.3 2.3 0 100-4.6 2.3 2.3 0 000 4.6z',
  play: 'M8 5.5v13l10.5-6.5z',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16.2 16.2L20.5 20.5',
  user: 'M12 12.5a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c1-3.6 4-5.5 7.5-5.5s6.5 1.9 7.5 5.5',
  image: 'M4 5.5h16v13H4zM4.5 16.5l5-5.5 4 4 2.5-2.5 4 4M15.5 9.700a1 1 0 100-2 1 1 0 000 2z',
  linkedin: 'M5 9.5V19M5 5.5v.1M9.5 19V9.5M9.5 14c0-2.5 1.600-4.5 4.5-4.5s4 1.700 4 4.5v5',
  facebook: 'M13.5 20v-9c0-2 .9-3 3-3h1M10 12.5h7',
  instagram:
    'M8 4.5h8A3.5 3.5 0 0119.5 8v8a3.5 3.5 0 01-3.5 3.5H8A3.5 3.5 0 014.5 16V8A3.5 3.5 0 018 4.5zM12 15.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 7.400v.1',
  x: 'M5 5l14 14M19 5L5 19',
  youtube:
    'M4 8.5A2.5 2.5 0 016.5 6h11A2.5 2.5 0 0120 8.5v7a2.5 2.5 0 01-2.5 2.5h-11A2.5 2.5 0 014 15.5zM10.5 9.5v5l4-2.5z',
} as const;

type IconName = keyof typeof icons;

type IconProps = { name: IconName; size?: number; className?: string };

/** Decorative line icon in the text colour; `size` in px. */
export function Icon({ name, size = 24, className = '' }: IconProps) {
  return (
    <svg
      className={`line-icon ${className}`.trim()}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
