import { type FormEvent, useRef } from 'react';
import { sendEmail as limits } from '#contract/generated/limits.ts';
import { textOf } from '#errors/catalogue.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/Form.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { useKeptFocus } from '#shared/ui/useKeptFocus.ts';
import styles from './ContactForm.module.css';
import { contactFields, contactForm } from './contactTexts.ts';
import { contactFailureText, sendContactMessage } from './sendMessage.ts';

/** 'Send us a Message' form. Success clears it; a failure keeps the input. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { write, isPending: busy } = useWrite({
    mutationFn: sendContactMessage,
    onSuccess: () => {
      form.current?.reset();
      showToast('marketing', 'success', textOf('contactSent'));
    },
    onError: (error) => showToast('marketing', 'error', contactFailureText(error)),
  });
  const keepFocus = useKeptFocus(busy);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? '').trim();
    if (!busy) keepFocus();
    write({
      name: field('name'),
      email: field('email'),
      phone: field('phone'),
      comments: field('comments'),
    });
  };

  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <fieldset className={styles.fields} disabled={busy}>
        <TextField
          {...contactFields.name}
          name="name"
          autoComplete="name"
          limits={limits.name}
          required
        />
        <TextField
          {...contactFields.email}
          name="email"
          type="email"
          autoComplete="email"
          limits={limits.email}
          required
        />
        <TextField
          {...contactFields.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          limits={limits.phone}
          wide
        />
        <TextField
          {...contactFields.comments}
          name="comments"
          rows={6}
          limits={limits.comments}
          required
          wide
        />
        <div>
          <Button type="submit">{busy ? contactForm.sending : contactForm.submit}</Button>
        </div>
      </fieldset>
    </Form>
  );
}
