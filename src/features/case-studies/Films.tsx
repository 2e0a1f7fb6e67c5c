import type { NamedFile } from '#api/resources/caseStudies.ts';
import { safeUrl } from '#lib/safeUrl.ts';
import { withKeys } from '#lib/withKeys.ts';
import { FilmPlayer } from '#ui/FilmPlayer.tsx';
import { useGrowingList } from '#ui/useGrowingList.ts';
import styles from './Films.module.css';

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
