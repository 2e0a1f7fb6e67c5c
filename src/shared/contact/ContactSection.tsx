import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import type { components } from '#contract/generated/agency.d.ts';
import {
  sendEmailFailure,
  sendEmailResponse,
} from '#contract/generated/decoders/agency/send-email.ts';
import { sendEmail as limits } from '#contract/generated/limits.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, shapeError, statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { unwrapResponse } from '#shared/api/unwrap.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { SocialLinks } from '#shared/layout/SocialLinks.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Form, TextField } from '#shared/ui/Fields.tsx';
import { formDraft, useFormDraft, useKeptFocus } from '#shared/ui/formHooks.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { site } from '#site.ts';
import styles from './ContactSection.module.css';
import { OfficeContacts } from './OfficeContacts.tsx';

export function ContactSection() {
  return (
    <section className="page-section" aria-label="Contact">
      <div className="container two-columns">
        <div className={`screen-only ${styles.message}`}>
          <p className="accent">Have Questions?</p>
          <h2 className={styles.title}>Send us a Message</h2>
          <ContactForm />
        </div>
        <ContactInformation />
      </div>
    </section>
  );
}

function ContactInformation() {
  return (
    <div className={`stack glow-card on-ink ${styles.information}`}>
      <h2 className={`wrapping-row spread answer-faces ${styles.heading}`}>Talk to us</h2>
      <p className="soft">
        Ring whichever office is awake, write to us, or drop in by appointment. Whichever door you
        knock on, the same team opens it.
      </p>
      <OfficeContacts />
      <section className="ruled stack gap-xs">
        <h3 className="h4">Official email</h3>
        <a className="icon-link" href={`mailto:${site.emails.official}`}>
          <Icon name="mail" size={20} />
          {site.emails.official}
        </a>
        <p className="soft">{`Monday to Friday, 9:00 to 18:00, local time in ${site.cities}`}</p>
      </section>
      <SocialLinks />
    </div>
  );
}

type ContactMessage = components['schemas']['ContactMessage'];
type FieldName = keyof ContactMessage;

/**
 * Sends a contact message. Succeeds on any 2xx with one of three success properties, and on any response with `message`
 * but no `error`. Throws `ApiError`.
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const { status, body } = await unwrapResponse(agency.POST('/api/send-email/', { body: message }));
  if (Math.floor(status / 100) === 2) {
    const outcome = decodeOrEmpty(sendEmailResponse, body);
    if (outcome.status === 'success' || outcome.message || outcome.success) return;
    throw shapeError(status, body);
  }
  const { message: text, error } = decodeOrEmpty(sendEmailFailure, body);
  if (!text || error) throw statusError(status, body);
}

export function contactFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('contactFailed');
  // Only a success can have the wrong shape, for example if it is not JSON.
  const decoder = failure.kind === 'shape' ? sendEmailResponse : sendEmailFailure;
  return (
    decodeOrEmpty(decoder, failure.body).error ??
    textOf(failure.kind === 'shape' ? 'contactUnclear' : 'contactFailed')
  );
}

const fields: Record<FieldName, Partial<ComponentProps<typeof TextField>> & { label: string }> = {
  name: { label: 'Name', autoComplete: 'name', autoCapitalize: 'words' },
  email: { label: 'Email', autoComplete: 'email' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel', wide: true },
  comments: { label: 'Comments', placeholder: 'Tell Us About Project *', rows: 4, wide: true },
};
const names = Object.keys(fields) as FieldName[];
const draft = formDraft('contact', names);

const typedFields = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<FieldName, string>;

/** 'Send us a Message' form. Success clears it; a failure and a reload keep the input. */
function ContactForm() {
  const { ref: form, onInput } = useFormDraft(draft);
  const { write, isPending: busy } = useWrite({
    name: 'send message',
    mutationFn: sendContactMessage,
    onSuccess: () => {
      draft.clear();
      showToast('marketing', 'success', textOf('contactSent'));
    },
    onError: (error, message) => {
      // A logout in another tab has ended the draft, and a form without a draft is cleared.
      draft.write(message);
      showToast('marketing', 'error', contactFailureText(error));
    },
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
    const message = typedFields(event.currentTarget);
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
