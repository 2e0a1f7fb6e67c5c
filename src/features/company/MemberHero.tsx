import type { ReactNode } from 'react';
import type { TeamMember } from '#contract/generated/decoders/agency/teams.ts';
import { Breadcrumbs } from '#shared/layout/Breadcrumbs.tsx';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Portrait } from '#shared/team/Portrait.tsx';
import { expandDesignation } from '#shared/team/team.ts';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { OutsideLink } from '#shared/ui/OutsideLink.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import { TwinLines } from '#shared/ui/TwinLines.tsx';
import styles from './MemberHero.module.css';

type MemberHeroProps = { member: TeamMember; name: string; page: PageText };

/** Opening of a member's page. */
export function MemberHero({ member, name, page }: MemberHeroProps) {
  const { designation, thumb, memberLink } = member;
  return (
    <Hero page={page} name={name}>
      <div className={`stack at-start wrap ${styles.text}`}>
        <h1 className="huge">{name}</h1>
        {designation && <p className="lead-text soft">{expandDesignation(designation)}</p>}
        {memberLink && (
          <OutsideLink
            className={buttonClass('light')}
            href={memberLink}
            aria-label={`Personal page of ${name} (opens in a new tab)`}
          >
            Personal page
            <Icon name="arrowRight" size={20} />
          </OutsideLink>
        )}
      </div>
      <Portrait
        className={`picture ${styles.portrait}`}
        src={thumb}
        name={name}
        shape="upright"
        priority
      />
    </Hero>
  );
}

/** The same opening, as high, while the member loads. */
export function MemberHeroLoading({ page }: { page: PageText }) {
  return (
    <div className={styles.loading}>
      <PageMeta page={page} />
      <Hero page={page} name={page.heading}>
        <div className={`stack at-start wrap ${styles.text}`}>
          <LoadingState />
        </div>
        <div className={`picture ${styles.portrait} ${styles.empty}`} />
      </Hero>
    </div>
  );
}

type HeroProps = { page: PageText; name: string; children: ReactNode };

function Hero({ page, name, children }: HeroProps) {
  return (
    <header className={`${styles.hero} on-ink blue-ground`}>
      <TwinLines className={styles.lines} />
      <div className={`container anchor stack loose ${styles.layout}`}>
        <div className="whole">
          <Breadcrumbs parent={page.parent} title={name} />
        </div>
        {children}
      </div>
    </header>
  );
}
