import type { FormEvent } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/Form.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { useFieldError } from '#shared/ui/useFieldError.ts';
import styles from './Newsletter.module.css';

const newsletter = {
  title: 'Letters from two cities',
  text: 'What we are building, playing and learning, sent only when there is something worth reading.',
  placeholder: 'Your Email',
  button: 'Subscribe',
} as const;

export function Newsletter() {
  const { error, errorId, control } = useFieldError(true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    showToast('marketing', 'success', textOf('newsletterThanks'));
  };
  return (
    <Form className={styles.newsletter} onSubmit={submit}>
      <h2 className="h4">{newsletter.title}</h2>
      <p className="soft">{newsletter.text}</p>
      <div className={`row tight ${styles.row}`}>
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
        <Button type="submit" variant="light">
          {newsletter.button}
        </Button>
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </Form>
  );
}
