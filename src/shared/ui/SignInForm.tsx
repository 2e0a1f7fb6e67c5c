import type { ComponentProps, FormEvent } from 'react';
import { Button, TextButton } from './Button.tsx';
import { Form, FormError } from './FieldLayout.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';
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
          {...asTyped}
          {...password}
          label="Password"
          autoComplete={confirmation ? 'new-password' : 'current-password'}
        />
        {confirmation && (
          <PasswordField
            {...asTyped}
            {...confirmation}
            label="Confirm Password"
            autoComplete="new-password"
          />
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
