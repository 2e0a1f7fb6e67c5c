import type { FormEvent } from 'react';
import { loginAccount, registerAccount } from '#contract/generated/limits.ts';
import { textOf } from '#errors/catalogue.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { Button, TextButton } from '#shared/ui/Button.tsx';
import { Form, FormError } from '#shared/ui/FieldLayout.tsx';
import { useFormDraft } from '#shared/ui/formHooks.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { authenticateSubscriber } from './checkoutEffects.ts';
import type { AccountMode } from './checkoutTexts.ts';
import { subscriberFailureText } from './hrms.ts';

const texts = {
  'sign-up': { submit: 'Sign up', question: 'Already have an account?', other: 'Log in' },
  login: { submit: 'Log in', question: "Don't have an account?", other: 'Sign up' },
} as const;

/** The draft of the form, without passwords. */
const draft = formDraft('subscription.account', ['username', 'email']);

type AccountFormProps = {
  mode: AccountMode;
  onModeChange: (mode: AccountMode) => void;
  /** Shown when the backend has rejected the token. */
  tokenError: string;
};

/** Sign-up or login. A failure keeps the input; toggling keeps the shared fields. */
export function AccountForm({ mode, onModeChange, tokenError }: AccountFormProps) {
  const text = texts[mode];
  const signingUp = mode === 'sign-up';
  const { write, reset, error, isPending, isIdle } = useWrite({
    mutationFn: authenticateSubscriber,
    onSuccess: (loggedIn) => {
      draft.clear();
      showToast('marketing', 'success', textOf(signingUp ? 'signedUp' : 'loggedIn'));
      if (!loggedIn) onModeChange('login');
    },
    onUnseenError: (failure) => showToast('marketing', 'error', subscriberFailureText(failure)),
  });
  const keeping = useFormDraft(draft);
  const failure = error && subscriberFailureText(error);

  const toggle = () => {
    reset();
    onModeChange(signingUp ? 'login' : 'sign-up');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? '');
    write({
      username: field('username').trim(),
      email: field('email').trim(),
      password: field('password1'),
      confirmation: signingUp ? field('password2') : null,
    });
  };

  return (
    <Form {...keeping} className="stack" onSubmit={submit}>
      <div className="auto-grid paired">
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          limits={registerAccount.username}
        />
        <TextField label="Email" name="email" autoComplete="email" limits={registerAccount.email} />
      </div>
      <div className={signingUp ? 'auto-grid paired' : undefined}>
        <PasswordField
          label="Password"
          name="password1"
          autoComplete={signingUp ? 'new-password' : 'current-password'}
          limits={signingUp ? registerAccount.password1 : loginAccount.password}
        />
        {signingUp && (
          <PasswordField
            label="Confirm Password"
            name="password2"
            autoComplete="new-password"
            limits={registerAccount.password2}
          />
        )}
      </div>
      <FormError text={failure ?? (isIdle ? tokenError : '')} />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Processing...' : text.submit}
      </Button>
      <p className="soft">
        <span>{text.question}</span>{' '}
        <TextButton disabled={isPending} onClick={toggle}>
          {text.other}
        </TextButton>
      </p>
    </Form>
  );
}
