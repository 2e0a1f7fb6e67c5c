import { useState } from 'react';
import type { ImageUrl } from '#contract/decoder.ts';
import type { CaseStudy, ContentBlock } from '#contract/generated/decoders/agency/case-studies.ts';
import { textOf } from '#errors/catalogue.ts';
import { reasonOf } from '#shared/api/ApiError.ts';
import { DetailPage, StatePage } from '#shared/layout/DetailPage.tsx';
import { FactRow, PageBanner } from '#shared/layout/PageBanner.tsx';
import type { HeadingLevel } from '#shared/lib/headingLevels.ts';
import { isBlank, plainText, sourceOf } from '#shared/lib/plainText.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { SharedElement } from '#shared/navigation/SharedElement.tsx';
import { Button, buttonClass } from '#shared/ui/Button.tsx';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import { RichHtml } from '#shared/ui/RichHtml.tsx';
import { EmptyState, ErrorState } from '#shared/ui/States.tsx';
import { VideoPlayer } from '#shared/ui/VideoPlayer.tsx';
import { site } from '#site.ts';
import styles from './CaseStudyDetails.module.css';
import {
  caseStudyQuery,
  type GalleryImage,
  imagesOf,
  isHeading,
  levelsOf,
  type NamedVideo,
  videosOf,
} from './caseStudies.ts';
import { Gallery, type GalleryStart, ZoomImage } from './Gallery.tsx';

const page: PageText = {
  heading: 'Case study',
  parent: { label: 'Case Studies', to: '/case-studies' },
  opening: 'story',
  description: `A ${site.name} case study with screenshots, videos and the thinking behind the work.`,
};

export function CaseStudyDetails() {
  return (
    <DetailPage
      page={page}
      query={caseStudyQuery}
      loading="Loading case study..."
      error={(error) => (
        <ErrorState
          level="h2"
          title={textOf('caseStudyFailed')}
          text={reasonOf(error)}
          retry={() => location.reload()}
          actions={<AllCaseStudies />}
        />
      )}
    >
      {({ case_study: study }, id) => (study ? <Story study={study} id={id} /> : noCaseStudy)}
    </DetailPage>
  );
}

const noCaseStudy = (
  <StatePage page={page} index={false}>
    <EmptyState
      level="h2"
      title={textOf('caseStudyEmpty')}
      text="The requested case study could not be found."
      actions={<AllCaseStudies />}
    />
  </StatePage>
);

function Story({ study, id }: { study: CaseStudy; id: string }) {
  const { main_image_url: mainImage, structured_content } = study;
  const title = study.title || page.heading;
  const path = `/case-studies/${id}`;
  const images = imagesOf(study, title);
  const videos = videosOf(study);
  // The banner shows the main image already.
  const poster = images.at(-1)?.url ?? mainImage;
  const written = structured_content?.filter(({ html }) => html) ?? [];
  const blocks = written.every(({ html }) => isBlank(html)) ? [] : written;
  const lead = blocks.find(({ type }) => !isHeading(type));
  return (
    <article>
      <PageBanner
        page={page}
        name={title}
        about={plainText(lead?.html ?? null)}
        image={mainImage}
        picture={<MainImage path={path} src={mainImage} title={title} />}
      >
        <FactRow of={{ 'What changed': study.outcome, Year: study.year }} />
      </PageBanner>
      {images.length > 0 && <Screenshots images={images} />}
      {videos.length > 0 && <Videos videos={videos} title={title} poster={poster} />}
      <StoryText blocks={blocks} path={path} />
    </article>
  );
}

type MainImageProps = { path: string; src: ImageUrl | null; title: string };

function MainImage({ path, src, title }: MainImageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SharedElement path={path}>
        <ZoomImage
          src={src}
          alt={title}
          width={1600}
          height={1000}
          priority
          fallbackText="No main image available"
          onOpen={() => setOpen(true)}
        />
      </SharedElement>
      {open && src && (
        <Gallery images={[{ url: src, alt: title }]} start={0} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const previewSize = 6;

function Screenshots({ images }: { images: GalleryImage[] }) {
  const [start, setStart] = useState<GalleryStart | null>(null);
  const preview = images.slice(0, previewSize);
  return (
    <section className="container page-section" aria-labelledby="screenshots-heading">
      <h2 id="screenshots-heading" className="section-heading">
        Project Screenshots
      </h2>
      <ul className={styles.grid} data-count={preview.length}>
        {withKeys(preview, (image) => image.url).map(([key, { url, alt }], index) => (
          <li key={key} className={styles.cell}>
            <ZoomImage
              className={styles.tile ?? ''}
              src={url}
              alt={alt}
              onOpen={() => setStart(index)}
            />
          </li>
        ))}
      </ul>
      {images.length > previewSize && (
        <p className={styles.more}>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setStart('list')}>
            View All {images.length} Images
          </Button>
        </p>
      )}
      {start !== null && <Gallery images={images} start={start} onClose={() => setStart(null)} />}
    </section>
  );
}

type VideosProps = {
  videos: NamedVideo[];
  title: string;
  /** Poster of the first video. */
  poster: ImageUrl | null;
};

function Videos({ videos, title, poster }: VideosProps) {
  return (
    <section className="page-section on-ink" aria-labelledby="videos-heading">
      <div className="container two-columns">
        <h2 id="videos-heading">Project Videos</h2>
        <IncrementalList
          items={videos}
          name="videos"
          identify={(video) => video.url}
          className={`auto-grid ${styles.videos}`}
        >
          {({ url, name }, index) => (
            <figure>
              <VideoPlayer
                sources={[url]}
                label={name || `Video ${index + 1} of ${title}`}
                {...(poster && index === 0 ? { poster } : {})}
              />
              {name && <figcaption className="soft wrap space-above gap-s">{name}</figcaption>}
            </figure>
          )}
        </IncrementalList>
      </div>
    </section>
  );
}

function AllCaseStudies() {
  return (
    <Link className={buttonClass('outlined')} to="/case-studies">
      All case studies
    </Link>
  );
}

function StoryText({ blocks, path }: { blocks: ContentBlock[]; path: string }) {
  const levels = levelsOf(blocks);
  return (
    <section className="page-section" aria-labelledby="details-heading">
      <div className="container two-columns">
        <h2 id="details-heading" className="sticky-aside">
          Project Details
        </h2>
        <div className={styles.story}>
          {blocks.length === 0 ? (
            <EmptyState
              title="No Content Available"
              text="Detailed content for this case study is not available at the moment."
              actions={<AllCaseStudies />}
            />
          ) : (
            withKeys(blocks, (block) => sourceOf(block.html)).map(([key, block], index) => (
              <Block key={key} block={block} level={levels[index] ?? 2} path={path} />
            ))
          )}
        </div>
        {blocks.length > 0 && (
          <p className={styles.foot}>
            <AllCaseStudies />
          </p>
        )}
      </div>
    </section>
  );
}

type BlockProps = { block: ContentBlock; level: HeadingLevel; path: string };

function Block({ block: { type, html }, level, path }: BlockProps) {
  const place = { html, page: path, below: level };
  if (!isHeading(type)) return <RichHtml className={styles.body ?? ''} {...place} />;
  const className = `${styles.subheading} ${styles[`type${type.toUpperCase()}`] ?? ''}`;
  return <RichHtml as={`h${level}`} className={className} {...place} />;
}
