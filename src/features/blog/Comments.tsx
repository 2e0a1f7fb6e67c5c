import { formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { Portrait } from '#shared/team/Portrait.tsx';
import { blogComments } from './articles.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './Comments.module.css';

export function Comments() {
  return (
    <div className="deep">
      <div className={`container section columns wide ${styles.layout}`}>
        <section aria-labelledby="comments-heading">
          <h2 id="comments-heading" className="h3">
            {blogComments.length} Comments
          </h2>
          <ul className={styles.comments}>
            {blogComments.map(({ id, name, date, text }) => (
              <li key={id} className={styles.comment}>
                <Portrait className={styles.portrait} src={null} name={name} shape="square" />
                <div>
                  <h3 className="h4">{name}</h3>
                  <time className="small soft" dateTime={date}>
                    {formatCalendarDate(date, 'long')}
                  </time>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <CommentForm />
      </div>
    </div>
  );
}
