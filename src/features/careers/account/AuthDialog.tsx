import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { careersLogin, careersRegister } from '#contract/generated/limits.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useLeaveWarning } from '#shared/ui/formHooks.ts';
import { SignInForm } from '#shared/ui/SignInForm.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import styles from './AccountDialogs.module.css';
import { authFailureText } from './careersCalls.ts';
import { authenticate } from './careersSession.ts';

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
  initialMode: keyof typeof texts;
  /** Called when the visitor closes the dialog. */
  onClose: () => void;
  onSignedIn?: () => void;
};

/** Sign-in and registration. Toggling clears the error and the fields. */
export function AuthDialog({ initialMode, onClose, onSignedIn }: AuthDialogProps) {
  const [mode, setMode] = useState(initialMode);
  const [dirty, setDirty] = useState(false);
  const { write, reset, error, isPending } = useWrite({
    mutationFn: authenticate,
    onSuccess: () => onSignedIn?.(),
    onUnseenError: (failure) => showToast('careers', 'error', authFailureText(failure)),
  });
  const form = useRef<HTMLFormElement>(null);
  const text = texts[mode];
  const { email, password } = mode === 'register' ? careersRegister : careersLogin;
  const confirmation = { name: 'password_confirm', limits: careersRegister.password_confirm };

  const toggle = () => {
    flushSync(() => {
      setMode(mode === 'register' ? 'sign-in' : 'register');
      reset();
      setDirty(false);
    });
    // The button that had the focus is gone.
    form.current?.querySelector('input')?.focus();
  };
  return (
    <GuardedDialog label={text.title} dirty={dirty} busy={isPending} onClose={onClose}>
      <SignInForm
        key={mode}
        ref={form}
        className={`stack ${styles.form}`}
        texts={text}
        fields={[{ label: 'Email Address', name: 'email', autoComplete: 'email', limits: email }]}
        password={{ name: 'password', limits: password }}
        confirmation={mode === 'register' ? confirmation : null}
        error={error ? authFailureText(error) : ''}
        busy={isPending}
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

type GuardedDialogProps = {
  label: string;
  dirty: boolean;
  /** True while the input is being sent. The dialog then stays open for the outcome, unless the visitor goes back. */
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog that asks for confirmation before closing it, or leaving the page, loses unsaved input. */
export function GuardedDialog({ label, dirty, busy, onClose, children }: GuardedDialogProps) {
  const [asked, setAsked] = useState(false);
  const stay = () => setAsked(false);
  useLeaveWarning(dirty);
  const mayClose = () => {
    setAsked(dirty && !busy);
    return !dirty && !busy;
  };
  const title = 'Discard what you typed?';
  return (
    <Dialog label={label} onClose={onClose} mayClose={mayClose}>
      {children}
      {asked && (
        <Dialog label={title} onClose={stay}>
          <div className="stack gap-s dialog-body">
            <h2 className="h4">{title}</h2>
            <p>It has not been saved.</p>
            <div className="wrapping-row">
              <Button data-focus onClick={stay}>
                Keep editing
              </Button>
              <Button variant="outlined" onClick={onClose}>
                Discard
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </Dialog>
  );
}
