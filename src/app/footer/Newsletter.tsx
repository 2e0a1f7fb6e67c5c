import type { FormEvent } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/Form.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { useFieldProblem } from '#shared/ui/useFieldError.ts';
import styles from './Newsletter.module.css';
import { newsletter } from './newsletter.ts';

/** Newsletter box: checks the address, thanks, resets, and sends nothing (section 4). */
export function Newsletter() {
  const { problem, problemId, control } = useFieldProblem(true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    showToast('marketing', 'success', textOf('newsletterThanks'));
  };
  return (
    <Form className={styles.newsletter} onSubmit={submit}>
      <h2 className={styles.title}>{newsletter.title}</h2>
      <p className={styles.text}>{newsletter.text}</p>
      <div className={styles.row}>
        <label className="visually-hidden" htmlFor={control.id}>
          {newsletter.placeholder}
        </label>
        <input
          {...control}
          className={styles.input}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={newsletter.placeholder}
        />
        <Button type="submit" look="light">
          {newsletter.button}
        </Button>
      </div>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </Form>
  );
}
