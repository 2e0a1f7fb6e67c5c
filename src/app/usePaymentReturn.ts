import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasReturnedFromPayment } from '#features/plans/checkout/paymentReturn.ts';

/** On the way back from the card provider, which leads to the site's origin: on to the page that finishes the recording. */
export function usePaymentReturn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (hasReturnedFromPayment()) navigate('/subscription', { replace: true });
  }, [navigate]);
}
