import { formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { Portrait } from '#shared/team/Portrait.tsx';
import { blogComments } from './articles.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './Comments.module.css';

export function Comments() {
  return (
    <div className={styles.background}>
      <div className={`container section ${styles.layout}`}>
        <section aria-labelledby="comments-heading">
          <h2 id="comments-heading" className={styles.heading}>
            {blogComments.length} Comments
          </h2>
          <ul className={styles.comments}>
            {blogComments.map(({ id, name, date, text }) => (
              <li key={id} className={styles.comment}>
                <Portrait className={styles.portrait} src={null} name={name} shape="square" />
                <div>
                  <h3 className={styles.name}>{name}</h3>
                  <time className={styles.date} dateTime={date}>
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
