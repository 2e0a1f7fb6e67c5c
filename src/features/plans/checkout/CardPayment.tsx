import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/Fields.tsx';
import styles from './Checkout.module.css';
import { loadCardProvider } from './cardProvider.ts';
import { type Checkout, errorOf } from './checkout.ts';
import { confirmPayment } from './checkoutActions.ts';
import { formatPrice } from './price.ts';

const cardProvider = { queryKey: ['card-provider'], queryFn: loadCardProvider, retry: false };

function elementsOptions(clientSecret: string) {
  const root = getComputedStyle(document.documentElement);
  const token = (name: string) => root.getPropertyValue(name).trim();
  return {
    clientSecret,
    appearance: {
      variables: {
        colorPrimary: token('--violet'),
        colorText: token('--text'),
        colorDanger: token('--danger'),
        borderRadius: token('--radius-small'),
      },
    },
  };
}

type CardPaymentProps = { checkout: Checkout; secret: string };

/** Loads the card provider and shows its form. Needs a `QueryBoundary` around it. */
export function CardPayment({ checkout, secret }: CardPaymentProps) {
  const { data: stripe } = useSuspenseQuery(cardProvider);
  const options = useMemo(() => elementsOptions(secret), [secret]);
  return (
    <Elements key={secret} stripe={stripe} options={options}>
      <CardForm checkout={checkout} />
    </Elements>
  );
}

/** The card provider's form with the pay button. */
function CardForm({ checkout }: { checkout: Checkout }) {
  const stripe = useStripe();
  const elements = useElements();
  const [missing, setMissing] = useState('');
  const { busy, employees } = checkout;

  const pay = (submit: FormEvent) => {
    submit.preventDefault();
    if (!stripe || !elements) return setMissing(textOf('stripeNotLoaded'));
    if (!elements.getElement(PaymentElement)) return setMissing(textOf('paymentElementMissing'));
    setMissing('');
    confirmPayment(stripe, elements);
  };

  return (
    <form className="stack" onSubmit={pay}>
      <PaymentElement
        className={missing ? '' : styles.card}
        onLoadError={({ error }) => setMissing(error.message ?? textOf('paymentElementMissing'))}
      />
      <FormError text={missing || errorOf(checkout)} />
      <Button type="submit" disabled={busy}>
        {/* An intent of another checkout may have an amount that no number of employees has. */}
        {busy ? 'Processing...' : `Pay ${formatPrice(employees)}`.trim()}
      </Button>
      <p className="small soft">Stripe takes the payment. Your card details never reach us.</p>
    </form>
  );
}
