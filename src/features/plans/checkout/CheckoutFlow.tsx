import { useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { chunk } from '#shared/api/chunk.tsx';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import { AccountForm } from './AccountForm.tsx';
import { ChargeNotice } from './ChargeNotice.tsx';
import styles from './CheckoutFlow.module.css';
import { AutomaticStep, RetryNotice, ReturnedStep } from './CheckoutSteps.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { type CheckoutOrder, chargeOf, stepOf, type Task } from './checkout.ts';
import { recordPayment, requestIntent } from './checkoutEffects.ts';
import { checkoutShownAtom, useCheckout } from './checkoutState.ts';
import { type AccountMode, titleOf } from './checkoutTexts.ts';
import { EmployeesForm } from './EmployeesForm.tsx';
import { Receipt } from './Receipt.tsx';

/** Lazy, because only these steps load the card provider. */
const CardPayment = chunk(async () => (await import('./CardPayment.tsx')).CardPayment);

type CheckoutFlowProps = {
  order: CheckoutOrder;
  initialMode: AccountMode;
  level: 'h2' | 'h3';
  /** Closes the modal. Without it the receipt links to the home page. */
  onDone?: () => void;
};

/**
 * The checkout, one step at a time, for modal and page. A new step gets the focus, and so does a step whose focused
 * button disappears.
 */
export function CheckoutFlow({ order, initialMode, level: Heading, onDone }: CheckoutFlowProps) {
  const { checkout, restored } = useCheckout();
  const setShown = useSetAtom(checkoutShownAtom);
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
  const [mode, setMode] = useState(initialMode);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef<{ title: string | null; task: Task | null }>(null);
  const step = checkout && stepOf(checkout, order);
  const title = step && titleOf(step, mode);

  const signedIn = Boolean(checkout?.subscriber);
  const charged = checkout !== null && chargeOf(checkout) !== null;
  // A visitor who was signed in or has paid has an account, so the form offers the login.
  useEffect(() => {
    if (signedIn || charged) setMode('login');
  }, [signedIn, charged]);

  const task = checkout && 'task' in checkout.phase ? checkout.phase.task : null;
  useEffect(() => {
    if (!restored) return;
    const before = previous.current;
    previous.current = { title, task };
    if (!before) return;
    // A change of the step's task may replace its buttons and lose the focus.
    const lost = before.task !== task && document.activeElement === document.body;
    if (before.title !== title || lost) {
      heading.current?.focus({ preventScroll: true });
      // Unlike `focus`, this respects the sticky header.
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [title, task, restored]);

  if (!checkout || !step) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <Heading
        ref={heading}
        id={id}
        tabIndex={-1}
        className={`${Heading === 'h3' ? 'h4' : 'h3'} ${styles.title}`}
      >
        {title}
      </Heading>
      <ChargeNotice checkout={checkout} step={step} />
      <CheckoutSummary checkout={checkout} step={step} />
      {step === 'employees' && <EmployeesForm entered={checkout.draft} />}
      {step === 'account' && (
        <AccountForm mode={mode} onModeChange={setMode} tokenError={checkout.error} />
      )}
      {step === 'intent' && (
        <AutomaticStep
          checkout={checkout}
          request={requestIntent}
          loading="Preparing your payment"
        />
      )}
      {(step === 'card' || step === 'checking') && (
        <QueryBoundary
          loading={<LoadingState text="Loading the card form" />}
          error={(_, retry) => <RetryNotice error={textOf('stripeNotLoaded')} retry={retry} />}
        >
          <CardPayment checkout={checkout} />
        </QueryBoundary>
      )}
      {step === 'returned' && <ReturnedStep />}
      {step === 'recording' && <AutomaticStep checkout={checkout} request={recordPayment} />}
      {step === 'recorded' && <Receipt checkout={checkout} {...(onDone ? { onDone } : {})} />}
    </section>
  );
}
