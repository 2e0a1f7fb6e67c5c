import { type IconName, icons } from './icons.ts';

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
