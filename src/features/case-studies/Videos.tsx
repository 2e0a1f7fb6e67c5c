import { safeUrl } from '#shared/lib/safeUrl.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { useGrowingList } from '#shared/ui/useGrowingList.ts';
import { FilmPlayer } from '#shared/ui/VideoPlayer.tsx';
import type { NamedFile } from './caseStudies.ts';
import styles from './Videos.module.css';

/** Browsers refuse to make players when a page has very many. */
const filmsAtOnce = 12;

type FilmsProps = {
  films: NamedFile[];
  title: string;
  /** Stands for the first film until it plays; films often begin in black. */
  poster: string | null;
};

/** 'Project Videos' (section 2): a player for each, with its name below. */
export function Films({ films, title, poster }: FilmsProps) {
  const { shown, more, end } = useGrowingList(films, filmsAtOnce);
  const posterUrl = safeUrl(poster, 'media');
  return (
    <section className="section on-ink" aria-labelledby="films-heading">
      <div className={`container ${styles.layout}`}>
        <h2 id="films-heading">Project Videos</h2>
        <ul className={styles.films}>
          {withKeys(shown, (film) => film.url).map(([key, { url, name }], index) => (
            <li key={key} className={styles.cell}>
              <figure>
                <FilmPlayer
                  sources={[url]}
                  label={name || `Video ${index + 1} of ${title}`}
                  {...(posterUrl && index === 0 ? { poster: posterUrl } : {})}
                />
                {name && <figcaption className={styles.name}>{name}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
        {more && <div ref={end} />}
      </div>
    </section>
  );
}
