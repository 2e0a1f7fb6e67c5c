import { useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { chunk } from '#shared/api/chunk.tsx';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { Button, TextButton } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/Fields.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import styles from './Checkout.module.css';
import { AccountForm, type AccountMode, EmployeesForm } from './CheckoutForms.tsx';
import {
  awaitsRetry,
  type Checkout,
  type CheckoutStep,
  chargeOf,
  chargeText,
  errorOf,
  mayChangeEmployees,
  stepOf,
} from './checkout.ts';
import { act, proceed, resumeCheckout } from './checkoutActions.ts';
import { checkoutShownAtom, dispatch, useCheckout } from './checkoutStore.ts';
import { formatMultiplication, formatPrice } from './price.ts';
import { Receipt } from './Receipt.tsx';

/** Lazy, because only this step needs the card provider. */
const CardPayment = chunk(async () => (await import('./CardPayment.tsx')).CardPayment);

const titles: Record<Exclude<CheckoutStep, 'account'>, string> & Record<AccountMode, string> = {
  employees: 'How many employees?',
  'sign-up': 'Create your account',
  login: 'Log in to your account',
  intent: 'Pay by card',
  card: 'Pay by card',
  checking: 'Your payment',
  returned: 'Is this payment yours?',
  recording: 'Your payment is confirmed',
  recorded: 'Thank you. You are subscribed.',
};

const loadingTexts: Partial<Record<CheckoutStep, string>> = {
  intent: 'Preparing your payment',
  checking: 'Checking your payment',
};

type CheckoutFlowProps = {
  initialMode: AccountMode;
  /** Closes the modal; undefined on the page. */
  onDone?: () => void;
};

/**
 * The checkout, one step at a time, for modal and page. A new step gets the focus, and so does a step whose focused
 * button disappears.
 */
export function CheckoutFlow({ initialMode, onDone }: CheckoutFlowProps) {
  const Heading = onDone ? 'h3' : 'h2';
  const checkout = useCheckout();
  const hydrated = useHydrated();
  const setShown = useSetAtom(checkoutShownAtom);
  useEffect(() => {
    setShown(true);
    resumeCheckout();
    return () => setShown(false);
  }, [setShown]);

  const [chosen, setChosen] = useState<AccountMode | null>(null);
  const mode = chosen ?? initialMode;
  // A visitor who is signed in or has paid has an account, so the form then offers the login. While rendering, so that the
  // other form never shows for a moment and takes a press.
  if (!chosen && (checkout.subscriber || chargeOf(checkout))) setChosen('login');

  const { phase } = checkout;
  const [changing, setChanging] = useState(false);
  const changes = changing && mayChangeEmployees(checkout);
  const step = changes
    ? 'employees'
    : stepOf(checkout, onDone ? 'employees-first' : 'account-first');
  const title = titles[step === 'account' ? mode : step];
  // The form of these steps stays, and so does the focus.
  const running = checkout.busy && step !== 'account' && step !== 'card';
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => {
    heading.current?.focus({ preventScroll: true });
    // Unlike `focus`, this respects the sticky header.
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const seen = useRef<{ title: string; running: boolean } | null>(null);
  useEffect(() => {
    const before = seen.current;
    if (hydrated) seen.current = { title, running };
    const lost = before?.running !== running && document.activeElement === document.body;
    if (before && (before.title !== title || lost)) focusHeading();
  });

  return (
    <section className="stack" aria-labelledby={id}>
      <Heading
        ref={heading}
        id={id}
        tabIndex={-1}
        className={`${onDone ? 'h4' : 'h3'} ${styles.title}`}
      >
        {title}
      </Heading>
      <div role="status" className="live-note">
        {chargeText(checkout, step) && <p>{chargeText(checkout, step)}</p>}
      </div>
      <Summary checkout={checkout} step={step} onChange={() => setChanging(true)} />
      {step === 'employees' && (
        <EmployeesForm entered={checkout.employees} onEntered={() => setChanging(false)} />
      )}
      {step === 'account' && (
        <AccountForm checkout={checkout} mode={mode} onModeChange={setChosen} />
      )}
      {phase.name === 'card' && step === 'card' && (
        <QueryBoundary
          loading={<LoadingState text="Loading the card form" />}
          error={(_, retry) => (
            <RetryNotice
              error={textOf('stripeNotLoaded')}
              retry={() => {
                focusHeading();
                retry();
              }}
            />
          )}
        >
          <CardPayment checkout={checkout} secret={phase.secret} />
        </QueryBoundary>
      )}
      {(step === 'intent' || step === 'checking' || step === 'recording') && (
        <RetryNotice
          error={errorOf(checkout)}
          busy={!awaitsRetry(checkout)}
          step={step}
          retry={proceed}
        />
      )}
      {step === 'returned' && <ReturnedStep />}
      {step === 'recorded' && <Receipt checkout={checkout} onDone={onDone} />}
    </section>
  );
}

type SummaryProps = { checkout: Checkout; step: CheckoutStep; onChange: () => void };

/** Amount and account, at the steps that use them. */
function Summary({ checkout, step, onChange }: SummaryProps) {
  const { employees, subscriber, busy } = checkout;
  const showsAccount = ['employees', 'intent', 'card', 'recording'].includes(step);
  return (
    <>
      {employees !== null && step !== 'employees' && step !== 'recorded' && (
        <div className={`wrapping-row spread tinted wrap ${styles.amount} ${styles.chosen}`}>
          <p>
            <span className="soft">{formatMultiplication(employees)}</span>
            <strong className="display">{formatPrice(employees)}</strong>
          </p>
          {mayChangeEmployees(checkout) && (
            <TextButton
              aria-label="Change the number of employees"
              disabled={busy}
              onClick={onChange}
            >
              Change
            </TextButton>
          )}
        </div>
      )}
      {showsAccount && subscriber && (
        <p className="wrapping-row spread wrap">
          <span>
            <span className="soft">Signed in as</span> <strong>{subscriber.username}</strong>
          </span>
          <TextButton disabled={busy} onClick={() => dispatch({ type: 'signedOut' })}>
            Use another account
          </TextButton>
        </p>
      )}
    </>
  );
}

type RetryNoticeProps = {
  error: string;
  busy?: boolean;
  step?: CheckoutStep;
  retry: () => void;
};

/** Error text of a failed step, and a button that tries it again. A step without a loading text keeps its busy button. */
function RetryNotice({ error, busy = false, step = 'card', retry }: RetryNoticeProps) {
  const loading = loadingTexts[step];
  const button = step === 'checking' ? 'Check again' : 'Try again';
  return (
    <div className="stack">
      <FormError text={error} />
      {busy && loading ? (
        <LoadingState text={loading} />
      ) : (
        <Button disabled={busy} onClick={() => retry()}>
          {busy ? 'Processing...' : button}
        </Button>
      )}
    </div>
  );
}

/** Asks about a payment from the URL that this tab did not start. Nothing is recorded before the visitor agrees. */
function ReturnedStep() {
  const answer = (isMine: boolean) => act({ type: 'returnAnswered', isMine });
  return (
    <div className="stack">
      <p>
        The link that brought you here is about a payment that was not begun in this tab. Finish it
        only if you have just paid: the subscription is recorded for your account.
      </p>
      <Button onClick={() => answer(true)}>Finish my payment</Button>
      <Button variant="outlined" onClick={() => answer(false)}>
        It is not mine
      </Button>
    </div>
  );
}
