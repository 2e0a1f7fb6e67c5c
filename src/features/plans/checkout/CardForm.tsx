import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/FieldLayout.tsx';
import styles from './CheckoutFlow.module.css';
import { type Checkout, isBusy } from './checkout.ts';
import { confirmPayment } from './checkoutEffects.ts';
import { formatDollars, priceOf } from './price.ts';

/** The card provider's form with the pay button. Only one confirmation runs at a time. */
export function CardForm({ checkout }: { checkout: Checkout }) {
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState('');
  const busy = isBusy(checkout);
  const { employees } = checkout;
  // An intent of another checkout may have an amount that no number of employees has.
  const price = employees === null ? '' : ` ${formatDollars(priceOf(employees))}`;

  const pay = (submit: FormEvent) => {
    submit.preventDefault();
    if (!stripe || !elements) return setProblem(textOf('stripeNotLoaded'));
    if (!elements.getElement(PaymentElement)) return setProblem(textOf('paymentElementMissing'));
    setProblem('');
    confirmPayment(stripe, elements);
  };

  return (
    <form className="stack" onSubmit={pay}>
      <PaymentElement
        className={problem ? '' : styles.card}
        onLoadError={({ error }) => setProblem(error.message ?? textOf('paymentElementMissing'))}
      />
      <FormError text={problem || checkout.error} />
      <Button type="submit" disabled={busy}>
        {busy ? 'Processing...' : `Pay${price}`}
      </Button>
      <p className="small soft">Stripe takes the payment. Your card details never reach us.</p>
    </form>
  );
}
