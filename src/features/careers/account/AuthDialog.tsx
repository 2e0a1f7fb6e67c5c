import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { careersLogin, careersRegister } from '#contract/generated/limits.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { SignInForm } from '#shared/ui/SignInForm.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import styles from './AccountDialogs.module.css';
import { authFailureText } from './careersCalls.ts';
import { authenticate } from './careersSession.ts';
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
  return (
    <GuardedDialog label={text.title} dirty={dirty} busy={busy} onClose={onClose}>
      <SignInForm
        key={mode}
        ref={form}
        className={`stack ${styles.form}`}
        texts={text}
        fields={[
          { label: 'Email Address', name: 'email', autoComplete: 'email', limits: limits.email },
        ]}
        password={{ name: 'password', limits: limits.password }}
        confirmation={
          registering
            ? { name: 'password_confirm', limits: careersRegister.password_confirm }
            : null
        }
        error={error ? authFailureText(error) : ''}
        busy={busy}
        onSubmit={write}
        onSwitch={toggle}
        onInput={() => setDirty(true)}
      >
        <h2 className="h3">{text.title}</h2>
        <p className={`soft ${styles.subtitle}`}>{text.subtitle}</p>
      </SignInForm>
    </GuardedDialog>
  );
}
