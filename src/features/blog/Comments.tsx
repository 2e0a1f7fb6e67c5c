import type { FormEvent } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { calendarDate, formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { Portrait } from '#shared/team/Portrait.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/Form.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { blogComments, commentForm } from './articles.ts';
import styles from './Comments.module.css';
import { personImage } from './peopleImages.ts';

export function Comments() {
  return (
    <div className="deep">
      <div className={`container page-section two-columns wide ${styles.layout}`}>
        <section aria-labelledby="comments-heading">
          <h2 id="comments-heading" className="h3">
            {blogComments.length} Comments
          </h2>
          <ul className="apart">
            {blogComments.map(({ id, name, date, text }) => (
              <li key={id} className={`beside wrap ${styles.comment}`}>
                <Portrait
                  className={styles.portrait}
                  src={personImage(name)}
                  name={name}
                  shape="square"
                />
                <div>
                  <h3 className="h4">{name}</h3>
                  <time className="small soft" dateTime={date}>
                    {formatCalendarDate(calendarDate(date), 'long')}
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

function CommentForm() {
  const { title, text, fields, button } = commentForm;
  const thank = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    showToast('marketing', 'success', textOf('commentThanks'));
  };
  return (
    <section className={styles.panel} aria-labelledby="comment-form-heading">
      <h2 id="comment-form-heading" className="h3">
        {title}
      </h2>
      <p className="note-text">{text}</p>
      <Form className={`stack ${styles.form}`} onSubmit={thank}>
        <TextField {...fields.name} name="name" autoComplete="name" required />
        <TextField {...fields.email} name="email" type="email" autoComplete="email" required />
        <TextField {...fields.comment} name="comment" rows={5} required wide />
        <div>
          <Button type="submit">{button}</Button>
        </div>
      </Form>
    </section>
  );
}
