import type { FormEvent } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/Form.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { commentForm } from './articles.ts';
import styles from './CommentForm.module.css';

export function CommentForm() {
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
      <p className="note">{text}</p>
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
