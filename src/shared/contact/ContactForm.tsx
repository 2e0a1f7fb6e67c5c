import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { sendEmail as limits } from '#contract/generated/limits.ts';
import { textOf } from '#errors/catalogue.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/FieldLayout.tsx';
import { useFormDraft, useKeptFocus } from '#shared/ui/formHooks.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import styles from './ContactForm.module.css';
import { contactFailureText, sendContactMessage } from './sendMessage.ts';

type FieldName = 'name' | 'email' | 'phone' | 'comments';

const fields: Record<FieldName, Partial<ComponentProps<typeof TextField>> & { label: string }> = {
  name: {
    label: 'Name',
    autoComplete: 'name',
    autoCapitalize: 'words',
  },
  email: { label: 'Email', autoComplete: 'email' },
  phone: {
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    wide: true,
  },
  comments: { label: 'Comments', placeholder: 'Tell Us About Project *', rows: 4, wide: true },
};
const names = Object.keys(fields) as FieldName[];
const draft = formDraft('contact', names);

const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<FieldName, string>;

/** 'Send us a Message' form. Success clears it; a failure and a reload keep the input. */
export function ContactForm() {
  const { ref: form, onInput } = useFormDraft(draft);
  const { write, isPending: busy } = useWrite({
    name: 'send message',
    mutationFn: sendContactMessage,
    onSuccess: () => {
      draft.clear();
      showToast('marketing', 'success', textOf('contactSent'));
    },
    onError: (error) => showToast('marketing', 'error', contactFailureText(error)),
  });
  const keepFocus = useKeptFocus(busy);
  const sent = useRef(false);
  // Also clears the form of a page that was opened while the message was being sent.
  useEffect(() => {
    if (sent.current && !busy && !draft.read()) form.current?.reset();
    sent.current = busy;
  }, [busy, form]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = readFields(event.currentTarget);
    for (const name of names) message[name] = message[name].trim();
    if (!busy) keepFocus();
    write(message);
  };

  return (
    <Form ref={form} onInput={onInput} onSubmit={submit}>
      <fieldset className={`auto-grid ${styles.fields}`} disabled={busy}>
        {names.map((name) => (
          <TextField key={name} {...fields[name]} name={name} limits={limits[name]} />
        ))}
        <div>
          <Button type="submit">{busy ? 'Sending...' : 'Get in Touch'}</Button>
        </div>
      </fieldset>
    </Form>
  );
}
