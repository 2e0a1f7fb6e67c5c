import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button, TextButton } from './Button.tsx';
import styles from './Fields.module.css';
import { Form, FormError, TextField } from './Fields.tsx';
import type { FieldLimits } from './useFieldError.ts';

/** What was typed; `confirmation` is null for a sign-in, and `username` '' in a form without it. */
export type Credentials = {
  username: string;
  email: string;
  password: string;
  confirmation: string | null;
};

type Password = { name: string; limits: FieldLimits };

/** Phones and spelling checkers leave the text as it is typed. */
const asTyped = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;

type SignInFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  texts: { submit: string; question: string; other: string };
  /** The fields before the passwords, one in a row or two. */
  fields: ComponentProps<typeof TextField>[];
  password: Password;
  /** Only in a registration. */
  confirmation: Password | null;
  error: string;
  busy: boolean;
  onSubmit: (typed: Credentials) => void;
  /** Switches between sign-in and registration. */
  onSwitch: () => void;
};

/** Sign-in or registration. `children` stand above the fields. A failure keeps what was typed. */
export function SignInForm(props: SignInFormProps) {
  const { texts, fields, password, confirmation, error, busy, onSubmit, onSwitch, ...form } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '');
    onSubmit({
      username: typed('username').trim(),
      email: typed('email').trim(),
      password: typed(password.name),
      confirmation: confirmation && typed(confirmation.name),
    });
  };
  const row = fields.length > 1 ? 'auto-grid paired' : 'stack';
  return (
    <Form {...form} onSubmit={submit}>
      {form.children}
      <div className={row}>
        {fields.map((field) => (
          <TextField key={field.name} {...asTyped} {...field} />
        ))}
      </div>
      <div className={row}>
        <PasswordField
          {...password}
          label="Password"
          autoComplete={confirmation ? 'new-password' : 'current-password'}
        />
        {confirmation && (
          <PasswordField {...confirmation} label="Confirm Password" autoComplete="new-password" />
        )}
      </div>
      <FormError text={error} />
      <Button type="submit" disabled={busy}>
        {busy ? 'Processing...' : texts.submit}
      </Button>
      <p className="soft">
        <span>{texts.question}</span>{' '}
        <TextButton disabled={busy} onClick={onSwitch}>
          {texts.other}
        </TextButton>
      </p>
    </Form>
  );
}

type PasswordFieldProps = Password & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

/** Required password, which may consist of spaces, with a button that shows it. */
function PasswordField({ limits, ...attributes }: PasswordFieldProps) {
  const { minLength = 1 } = limits;
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...asTyped}
      {...attributes}
      limits={{ ...limits, required: true, mayBeBlank: true }}
      hint={minLength > 1 ? `At least ${minLength} characters` : undefined}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${shown ? 'Hide' : 'Show'} ${attributes.label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
