import { type FormEvent, useRef } from 'react';
import { type ContactOutcome, sendContactMessage } from '#api/resources/contact.ts';
import { contactFields, contactForm } from '#content/contact.ts';
import { sendEmail as limits } from '#contract/generated/limits.ts';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toasts.ts';
import { useKeptFocus } from '#ui/useKeptFocus.ts';
import { useOneAtATime } from '#ui/useOneAtATime.ts';
import styles from './ContactForm.module.css';

function announce(outcome: ContactOutcome): void {
  if (outcome.sent) {
    showToast('marketing', 'success', textOf('contactSent'));
    return;
  }
  const fallback = outcome.reached ? 'contactUnclear' : 'contactFailed';
  showToast('marketing', 'error', outcome.text || textOf(fallback));
}

/** 'Send us a Message' form (sections 4, 5 and 8). Success clears it; a failure keeps what was typed. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, run } = useOneAtATime();
  const keepFocus = useKeptFocus(busy);
  const send = async (data: FormData) => {
    keepFocus();
    const field = (name: string) => String(data.get(name) ?? '').trim();
    const outcome = await sendContactMessage({
      name: field('name'),
      email: field('email'),
      phone: field('phone'),
      comments: field('comments'),
    });
    if (outcome.sent) form.current?.reset();
    announce(outcome);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    run(() => send(data));
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
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
    </form>
  );
}
