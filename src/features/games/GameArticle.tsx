import { useSuspenseQuery } from '@tanstack/react-query';
import shared from '#shared/layout/Article.module.css';
import { BrochureWidget } from '#shared/layout/BrochureWidget.tsx';
import { NeedHelpCard } from '#shared/layout/NeedHelpCard.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { safeUrl } from '#shared/lib/safeUrl.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { summaryOf } from '#shared/metadata/summaryOf.ts';
import { Image } from '#shared/ui/Image.tsx';
import { RichHtml } from '#shared/ui/RichHtml.tsx';
import { VideoPlayer } from '#shared/ui/VideoPlayer.tsx';
import styles from './GameArticle.module.css';
import { gameQuery } from './games.ts';
import { gameDetailsPage, gameParents } from './pageTexts.ts';
import { StoreLinks } from './StoreLinks.tsx';

export function GameArticle({ id }: { id: string }) {
  const { data: game } = useSuspenseQuery(gameQuery(id));
  const name = game.name || gameDetailsPage.heading;
  return (
    <>
      <PageMeta
        page={gameDetailsPage}
        name={game.name || undefined}
        about={summaryOf(game.description)}
        image={game.image}
      />
      <PageBanner
        title={name}
        intro={gameDetailsPage.intro}
        crumbs={[...gameParents, { label: name }]}
      />
      <div className={`container ${shared.layout}`}>
        <article className={styles.game}>
          <Image
            className={`picture ${styles.image}`}
            src={game.image}
            alt=""
            width={1200}
            height={900}
            priority
            fallbackText="No image available"
          />
          {game.description && (
            <section aria-labelledby="about-game-heading">
              <h2 id="about-game-heading" className="visually-hidden">
                About the game
              </h2>
              <RichHtml className={`${shared.opening} ${styles.text}`} html={game.description} />
            </section>
          )}
          {game.video && (
            <section aria-labelledby="trailer-heading">
              <h2 id="trailer-heading" className={`h3 ${styles.heading}`}>
                Trailer
              </h2>
              <VideoPlayer
                sources={[game.video]}
                label={`Trailer of ${name}`}
                poster={safeUrl(game.image, 'media') ?? undefined}
              />
            </section>
          )}
        </article>
        <aside
          className={`${shared.aside} ${styles.aside}`}
          aria-label="Stores, contact and downloads"
        >
          <StoreLinks name={name} stores={game.stores} />
          <NeedHelpCard />
          <BrochureWidget />
        </aside>
      </div>
    </>
  );
}
