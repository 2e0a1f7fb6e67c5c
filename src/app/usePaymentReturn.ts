import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasReturnedFromPayment } from '#features/plans/checkout/paymentReturn.ts';

/** The card provider returns to the site's origin; this continues to the page that records the subscription. */
export function usePaymentReturn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (hasReturnedFromPayment()) navigate('/subscription', { replace: true });
  }, [navigate]);
}
