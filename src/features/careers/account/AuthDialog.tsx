import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { careersLogin, careersRegister } from '#contract/generated/limits.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { Button, TextButton } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/FieldLayout.tsx';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import styles from './AccountDialogs.module.css';
import { authenticate } from './careersActions.ts';
import { authFailureText } from './careersCalls.ts';
import { GuardedDialog } from './GuardedDialog.tsx';

type Mode = 'sign-in' | 'register';

const texts = {
  'sign-in': {
    title: 'Welcome Back',
    subtitle: 'Sign in to your account',
    submit: 'Sign In',
    question: "Don't have an account?",
    other: 'Create Account',
  },
  register: {
    title: 'Create Account',
    subtitle: 'Join our team today',
    submit: 'Create Account',
    question: 'Already have an account?',
    other: 'Sign In',
  },
} as const;

type AuthDialogProps = {
  initialMode: Mode;
  /** Called when the visitor closes the dialog. */
  onClose: () => void;
  onSignedIn?: () => void;
};

/** Sign-in and registration. Toggling clears the error and the fields. */
export function AuthDialog({ initialMode, onClose, onSignedIn }: AuthDialogProps) {
  const [mode, setMode] = useState<Mode>(initialMode);
  const [dirty, setDirty] = useState(false);
  const {
    write,
    reset,
    error,
    isPending: busy,
  } = useWrite({
    mutationFn: authenticate,
    onSuccess: () => onSignedIn?.(),
    onUnseenError: (failure) => showToast('careers', 'error', authFailureText(failure)),
  });
  const form = useRef<HTMLFormElement>(null);
  const text = texts[mode];
  const registering = mode === 'register';
  const limits = registering ? careersRegister : careersLogin;

  const toggle = () => {
    flushSync(() => {
      setMode(registering ? 'sign-in' : 'register');
      reset();
      setDirty(false);
    });
    // The button that had the focus is gone.
    form.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? '');
    write({
      email: field('email').trim(),
      password: field('password'),
      confirmation: registering ? field('password_confirm') : null,
    });
  };

  return (
    <GuardedDialog label={text.title} dirty={dirty} busy={busy} onClose={onClose}>
      <form
        key={mode}
        ref={form}
        className={`stack ${styles.form}`}
        onSubmit={submit}
        onInput={() => setDirty(true)}
      >
        <h2 className="h3">{text.title}</h2>
        <p className={`soft ${styles.subtitle}`}>{text.subtitle}</p>
        <TextField label="Email Address" name="email" autoComplete="email" limits={limits.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={registering ? 'new-password' : 'current-password'}
          limits={limits.password}
        />
        {registering && (
          <PasswordField
            label="Confirm Password"
            name="password_confirm"
            autoComplete="new-password"
            limits={careersRegister.password_confirm}
          />
        )}
        <FormError text={error ? authFailureText(error) : ''} />
        <Button type="submit" disabled={busy}>
          {busy ? 'Processing...' : text.submit}
        </Button>
        <p className="soft">
          <span>{text.question}</span>{' '}
          <TextButton disabled={busy} onClick={toggle}>
            {text.other}
          </TextButton>
        </p>
      </form>
    </GuardedDialog>
  );
}
