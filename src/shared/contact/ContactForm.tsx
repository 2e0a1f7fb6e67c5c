import { type FormEvent, useEffect, useRef } from 'react';
import { sendEmail as limits } from '#contract/generated/limits.ts';
import { textOf } from '#errors/catalogue.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/Form.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { useKeptFocus } from '#shared/ui/useKeptFocus.ts';
import styles from './ContactForm.module.css';
import { type ContactField, contactFields, contactForm } from './contactTexts.ts';
import { contactFailureText, sendContactMessage } from './sendMessage.ts';

const names = Object.keys(contactFields) as ContactField[];
const draft = formDraft('contact', names);

function readFields(form: HTMLFormElement) {
  const data = new FormData(form);
  const fields = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(fields) as Record<ContactField, string>;
}

/** Fills empty fields from the draft. The others hold what the visitor typed before hydration. */
function restoreDraft(form: HTMLFormElement): void {
  const fields = draft.read();
  for (const name of fields ? names : []) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    if (control.value) continue;
    control.value = fields?.[name] ?? '';
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** 'Send us a Message' form. Success clears it; a failure and a reload keep the input. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { write, isPending: busy } = useWrite({
    mutationFn: sendContactMessage,
    onSuccess: () => {
      form.current?.reset();
      draft.clear();
      showToast('marketing', 'success', textOf('contactSent'));
    },
    onError: (error) => showToast('marketing', 'error', contactFailureText(error)),
  });
  const keepFocus = useKeptFocus(busy);
  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    if (!busy) keepFocus();
    write({
      name: fields.name.trim(),
      email: fields.email.trim(),
      phone: fields.phone.trim(),
      comments: fields.comments.trim(),
    });
  };

  return (
    <Form
      ref={form}
      className={styles.form}
      onInput={(event) => draft.write(readFields(event.currentTarget))}
      onSubmit={submit}
    >
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
