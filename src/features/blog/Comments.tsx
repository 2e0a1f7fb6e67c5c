import { type FormEvent, useState } from 'react';
import type { ImageUrl } from '#contract/decoder.ts';
import { textOf } from '#errors/catalogue.ts';
import { calendarDate, formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { Portrait } from '#shared/team/Portrait.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Form, TextField } from '#shared/ui/Fields.tsx';
import { formDraft, useFormDraft } from '#shared/ui/formHooks.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { blogComments } from './articles.ts';
import styles from './Comments.module.css';

const files = import.meta.glob<ImageUrl>('../../assets/people/*.webp', {
  eager: true,
  import: 'default',
});

/** Portrait of an author or a reader by the name, 'Hina Baig', or initials. */
export function Face({ name, priority }: { name: string; priority?: boolean }) {
  const file = name.toLowerCase().replaceAll(' ', '-');
  const src = files[`../../assets/people/${file}.webp`] ?? null;
  return <Portrait src={src} name={name} shape="face" priority={priority} />;
}

/** Comments of an article, and a comment form, which sends nothing. */
export function Comments({ article }: { article: number }) {
  return (
    <div className="paper-deep">
      <div className={`container page-section two-columns balanced ${styles.layout}`}>
        <section aria-labelledby="comments-heading">
          <h2 id="comments-heading" className="h3">
            {blogComments.length} Comments
          </h2>
          <ul className="space-above">
            {blogComments.map(({ id, name, date, text }) => (
              <li key={id} className={`icon-and-text wrap ${styles.comment}`}>
                <Face name={name} />
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
        <CommentForm article={article} />
      </div>
    </div>
  );
}

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', autoCapitalize: 'words' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'comment', label: 'Comment', rows: 5, wide: true },
];

const names = fields.map(({ name }) => name);

function CommentForm({ article }: { article: number }) {
  const [draft] = useState(() => formDraft(`comment-${article}`, names));
  const keeping = useFormDraft(draft);
  const thank = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    draft.clear();
    showToast('marketing', 'success', textOf('commentThanks'));
  };
  return (
    <section className={`screen-only ${styles.panel}`} aria-labelledby="comment-form-heading">
      <h2 id="comment-form-heading" className="h3">
        Leave a Comment
      </h2>
      <p className="note-text">Your email address stays between us.</p>
      <Form {...keeping} className={`auto-grid ${styles.form}`} onSubmit={thank}>
        {fields.map((field) => (
          <TextField key={field.name} {...field} required />
        ))}
        <div>
          <Button type="submit">Post Comment</Button>
        </div>
      </Form>
    </section>
  );
}
