import type { FormEvent } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/FieldLayout.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { keyboards, useFieldError } from '#shared/ui/useFieldError.ts';
import styles from './Newsletter.module.css';

export function Newsletter() {
  const { error, control } = useFieldError({ required: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    showToast('marketing', 'success', textOf('newsletterThanks'));
  };
  return (
    <Form className={`stack ${styles.newsletter}`} onSubmit={submit}>
      <h2 className="h4">Letters from two cities</h2>
      <p className="soft">
        What we are building, playing and learning, sent only when there is something worth reading.
      </p>
      <div className={`wrapping-row tight ${styles.row}`}>
        <label className="visually-hidden" htmlFor={control.id}>
          Your Email
        </label>
        <input
          {...control}
          {...keyboards.email}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="Your Email"
        />
        <Button type="submit" variant="light">
          Subscribe
        </Button>
      </div>
      {error && (
        <p id={`${control.id}-error`} className={`small ${styles.error}`}>
          {error}
        </p>
      )}
    </Form>
  );
}
