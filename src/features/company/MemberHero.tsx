import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '#shared/layout/Breadcrumbs.tsx';
import { Portrait } from '#shared/team/Portrait.tsx';
import type { TeamMember } from '#shared/team/team.ts';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import { TwinLines } from '#shared/ui/TwinLines.tsx';
import styles from './MemberHero.module.css';

type MemberHeroProps = { member: TeamMember; crumbs: Crumb[] };

export function MemberHero({ member, crumbs }: MemberHeroProps) {
  const { name, designation, thumb, link } = member;
  return (
    <Hero
      crumbs={crumbs}
      portrait={
        <Portrait
          className={`picture ${styles.portrait}`}
          src={thumb}
          name={name}
          shape="upright"
          priority
        />
      }
    >
      <h1 className={styles.name}>{name}</h1>
      {designation && <p className={`lead-text ${styles.designation}`}>{designation}</p>}
      {link && (
        <a
          className={buttonClass('light')}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Personal page of ${name} (opens in a new tab)`}
        >
          Personal page
          <Icon name="arrowRight" size={20} />
        </a>
      )}
    </Hero>
  );
}

export function MemberHeroLoading({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <div className={styles.loading}>
      <Hero
        crumbs={crumbs}
        portrait={<div className={`picture ${styles.portrait} ${styles.empty}`} />}
      >
        <LoadingState />
      </Hero>
    </div>
  );
}

type HeroProps = { crumbs: Crumb[]; portrait: ReactNode; children: ReactNode };

function Hero({ crumbs, portrait, children }: HeroProps) {
  return (
    <header className={`${styles.hero} on-ink blue-ground`}>
      <TwinLines className={styles.lines} />
      <div className={`container stack loose ${styles.layout}`}>
        <div className="whole">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className={`stack wrap ${styles.text}`}>{children}</div>
        {portrait}
      </div>
    </header>
  );
}
