import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { loadCode } from '#shared/api/loadCode.ts';
import { LoadingState } from '#shared/ui/States.tsx';
import { AccountBar } from './AccountBar.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AmountLine } from './AmountLine.tsx';
import styles from './CheckoutFlow.module.css';
import { type Checkout, type CheckoutOrder, type Step, stepOf, type Task } from './checkout.ts';
import { type AccountMode, titleOf } from './checkoutTexts.ts';
import { EmployeesForm } from './EmployeesForm.tsx';
import { IntentStep } from './IntentStep.tsx';
import { Receipt } from './Receipt.tsx';
import { RecordingStep } from './RecordingStep.tsx';
import { useCheckout } from './useCheckout.ts';

/** Only these screens load the card provider (decisions, "Subscription"). */
const CardPayment = lazy(() =>
  loadCode(async () => ({ default: (await import('./CardPayment.tsx')).CardPayment })),
);

type CheckoutFlowProps = {
  order: CheckoutOrder;
  initialMode: AccountMode;
  /** Level of the step's heading. */
  level: 'h2' | 'h3';
  /** What ends the flow: closes the modal. Without it the receipt leads home. */
  onDone?: () => void;
};

/** The checkout (section 4, "Payment flow"), one step at a time; the same for modal and page. A new step takes the focus, and so does one that lost it. */
export function CheckoutFlow({ order, initialMode, level: Heading, onDone }: CheckoutFlowProps) {
  const { checkout, restored } = useCheckout();
  const [mode, setMode] = useState(initialMode);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<{ title: string | null; task: Task | null }>(null);
  const step = checkout && stepOf(checkout, order);
  const title = step && titleOf(step, mode);

  const signedIn = checkout?.signedIn ?? false;
  // Whoever was signed in has an account: when it is asked for again, it is to log in.
  useEffect(() => {
    if (signedIn) setMode('login');
  }, [signedIn]);

  const task = checkout && 'task' in checkout.phase ? checkout.phase.task : null;
  useEffect(() => {
    if (!restored) return;
    const was = shown.current;
    shown.current = { title, task };
    if (!was) return;
    // With its task a step changes its buttons, and the pressed one goes.
    const lost = was.task !== task && document.activeElement === document.body;
    if (was.title !== title || lost) {
      heading.current?.focus({ preventScroll: true });
      // Unlike focus, this knows of the sticky header.
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [title, task, restored]);

  if (!checkout || !step) return null;
  return (
    <section className={styles.flow} aria-labelledby={id}>
      <Heading ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <Known checkout={checkout} step={step} />
      {step === 'employees' && <EmployeesForm draft={checkout.draft} />}
      {step === 'account' && (
        <AccountForm mode={mode} onModeChange={setMode} tokenError={checkout.error} />
      )}
      {step === 'intent' && <IntentStep checkout={checkout} />}
      {(step === 'card' || step === 'checking') && (
        <Suspense fallback={<LoadingState text="Loading the card form" />}>
          <CardPayment checkout={checkout} />
        </Suspense>
      )}
      {step === 'recording' && <RecordingStep checkout={checkout} />}
      {step === 'recorded' && <Receipt checkout={checkout} {...(onDone ? { onDone } : {})} />}
    </section>
  );
}

/** What the visitor has already settled: the amount and the account, which stays what it is once it has paid. */
function Known({ checkout, step }: { checkout: Checkout; step: Step }) {
  if (step === 'recorded') return null;
  const changeable = step === 'employees' || step === 'intent' || step === 'card';
  return (
    <>
      {checkout.employees !== null && step !== 'employees' && (
        <AmountLine checkout={checkout} employees={checkout.employees} />
      )}
      {changeable && <AccountBar checkout={checkout} />}
    </>
  );
}
