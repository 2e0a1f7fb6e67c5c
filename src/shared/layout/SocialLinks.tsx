import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';

export function SocialLinks() {
  return (
    <ul className="wrapping-row gap-xs">
      {site.social.map(({ id, name, href }) => (
        <li key={id}>
          <a
            className="round bordered"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (opens in a new tab)`}
          >
            <Icon name={id} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
