import { useSuspenseQuery } from '@tanstack/react-query';
import { textOf } from '#errors/catalogue.ts';
import { reasonOf } from '#shared/api/ApiError.ts';
import shared from '#shared/layout/Article.module.css';
import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';
import { BrochureWidget } from '#shared/layout/BrochureWidget.tsx';
import { DetailPage } from '#shared/layout/DetailPage.tsx';
import { NeedHelpCard } from '#shared/layout/NeedHelpCard.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { plainText, summaryOf } from '#shared/lib/plainText.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { Image } from '#shared/ui/Image.tsx';
import { RichHtml } from '#shared/ui/RichHtml.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { VideoPlayer } from '#shared/ui/VideoPlayer.tsx';
import { site } from '#site.ts';
import styles from './GameDetails.module.css';
import { gameQuery } from './games.ts';
import { StoreLinks } from './StoreLinks.tsx';

const gameDetailsPage: PageText = {
  title: pageTitle('Game details'),
  heading: 'Game details',
  opening: 'game',
  intro: 'Made to be picked up in a minute and put down much later.',
  description: `A mobile game by ${site.name}: what it is about, how it plays, its trailer and where to download it.`,
};

const gameParents: Crumb[] = [{ label: 'Home', to: '/' }];

export function GameDetails() {
  return (
    <DetailPage
      page={gameDetailsPage}
      parents={gameParents}
      loading={
        <LoadingState text="Loading game details...">
          <SkeletonGrid count={1} height="60vh" min="80rem" />
        </LoadingState>
      }
      error={(error, retry) => (
        <ErrorState level="h2" title={textOf('gameFailed') + reasonOf(error)} retry={retry} />
      )}
    >
      {(id) => <GameArticle id={id} />}
    </DetailPage>
  );
}

function GameArticle({ id }: { id: string }) {
  const { data: game } = useSuspenseQuery(gameQuery(id));
  const name = game.name || gameDetailsPage.heading;
  return (
    <>
      <PageMeta
        page={gameDetailsPage}
        name={game.name || undefined}
        about={summaryOf(plainText(game.description))}
        image={game.image}
      />
      <PageBanner
        opening={gameDetailsPage.opening}
        intro={gameDetailsPage.intro}
        crumbs={[...gameParents, { label: name }]}
        picture={
          <Image
            src={game.image}
            alt=""
            width={1200}
            height={900}
            priority
            fallbackText="No image available"
          />
        }
      />
      <div className={`container ${shared.layout}`}>
        <article className={`stack ${styles.game}`}>
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
              <h2 id="trailer-heading" className="h3 section-heading snug">
                Trailer
              </h2>
              <VideoPlayer
                sources={[game.video]}
                label={`Trailer of ${name}`}
                poster={game.image ?? undefined}
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
