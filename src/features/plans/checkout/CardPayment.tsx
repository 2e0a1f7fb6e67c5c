import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { LoadingState } from '#shared/ui/States.tsx';
import { CardForm } from './CardForm.tsx';
import { RetryNotice } from './CheckoutSteps.tsx';
import { cardProviderQuery } from './cardProvider.ts';
import type { Checkout } from './checkout.ts';
import { checkPayment } from './checkoutEffects.ts';

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

/** Loads the card provider, then shows its form or checks a pending payment. */
export function CardPayment({ checkout }: { checkout: Checkout }) {
  const { phase } = checkout;
  const { data: stripe, isFetching, refetch } = useQuery(cardProviderQuery);
  const secret = phase.name === 'card' || phase.name === 'checking' ? phase.secret : '';
  const options = useMemo(() => elementsOptions(secret), [secret]);

  if (isFetching) return <LoadingState text="Loading the card form" />;
  if (!stripe) {
    return <RetryNotice error={textOf('stripeNotLoaded')} retry={refetch} />;
  }
  if (phase.name === 'checking') return <CheckingStep checkout={checkout} stripe={stripe} />;
  return (
    <Elements key={secret} stripe={stripe} options={options}>
      <CardForm checkout={checkout} />
    </Elements>
  );
}

/** A confirmation whose result is unknown: asks the provider instead of charging again. */
function CheckingStep({ checkout, stripe }: { checkout: Checkout; stripe: Stripe }) {
  const { phase } = checkout;
  const task = phase.name === 'checking' ? phase.task : null;
  const secret = phase.name === 'checking' ? phase.secret : '';
  useEffect(() => {
    if (task === 'due') checkPayment(stripe, secret);
  }, [task, stripe, secret]);

  if (task === 'failed') return <RetryNotice error={checkout.error} />;
  return <LoadingState text="Checking your payment" />;
}
