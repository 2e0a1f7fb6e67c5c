import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FormError } from '#shared/ui/FormError.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import { CardForm } from './CardForm.tsx';
import { CheckingStep } from './CheckingStep.tsx';
import styles from './CheckoutFlow.module.css';
import { cardProviderQuery } from './cardProvider.ts';
import type { Checkout } from './checkout.ts';

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
    return (
      <div className={styles.form}>
        <FormError text={textOf('stripeNotLoaded')} />
        <Button onClick={() => refetch()}>Try again</Button>
      </div>
    );
  }
  if (phase.name === 'checking') return <CheckingStep checkout={checkout} stripe={stripe} />;
  return (
    <Elements key={secret} stripe={stripe} options={options}>
      <CardForm checkout={checkout} />
    </Elements>
  );
}
