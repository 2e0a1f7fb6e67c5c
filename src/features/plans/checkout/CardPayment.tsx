import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { LoadingState } from '#shared/ui/States.tsx';
import { CardForm } from './CardForm.tsx';
import { AutomaticStep, RetryNotice } from './CheckoutSteps.tsx';
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
  if (!stripe) return <RetryNotice error={textOf('stripeNotLoaded')} retry={refetch} />;
  if (phase.name === 'checking') {
    // The result of a confirmation is unknown: asks the provider instead of charging again.
    const check = () => checkPayment(stripe);
    return <AutomaticStep checkout={checkout} request={check} loading="Checking your payment" />;
  }
  return (
    <Elements key={secret} stripe={stripe} options={options}>
      <CardForm checkout={checkout} />
    </Elements>
  );
}
