import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/FormError.tsx';
import styles from './CheckoutFlow.module.css';
import { type Checkout, isBusy } from './checkout.ts';
import { readConfirmation } from './confirmation.ts';
import { formatDollars, priceOf } from './price.ts';
import { useCheckoutDispatch, useRecording } from './useCheckout.ts';

/** Only one confirmation runs at a time. */
export function CardForm({ checkout }: { checkout: Checkout }) {
  const stripe = useStripe();
  const elements = useElements();
  const dispatch = useCheckoutDispatch();
  const record = useRecording();
  const [missing, setMissing] = useState('');
  const busy = isBusy(checkout);

  const pay = async (submit: FormEvent) => {
    submit.preventDefault();
    if (!stripe || !elements) return setMissing(textOf('stripeNotLoaded'));
    if (!elements.getElement(PaymentElement)) return setMissing(textOf('paymentElementMissing'));
    setMissing('');
    if (!dispatch({ type: 'started' })) return;
    try {
      const outcome = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: location.origin },
        redirect: 'if_required',
      });
      const event = readConfirmation(outcome);
      dispatch(event.type === 'failed' ? { type: 'confirmationUnclear' } : event);
    } catch {
      dispatch({ type: 'confirmationUnclear' });
    }
    record();
  };

  return (
    <form className="stack" onSubmit={pay}>
      <PaymentElement
        className={styles.card}
        onLoadError={({ error }) => setMissing(error.message ?? textOf('paymentElementMissing'))}
      />
      <FormError text={missing || checkout.error} />
      <Button type="submit" disabled={busy}>
        {busy ? 'Processing...' : `Pay ${formatDollars(priceOf(checkout.employees ?? 0))}`}
      </Button>
      <p className="small soft">Stripe takes the payment. Your card details never reach us.</p>
    </form>
  );
}
