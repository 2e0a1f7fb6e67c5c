import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { usePlanParameter } from '#features/plans/usePlanParameter.ts';
import { loadCode } from '#shared/api/loadCode.ts';

const PaymentDialog = lazy(() =>
  loadCode(async () => ({
    default: (await import('#features/plans/checkout/PaymentDialog.tsx')).PaymentDialog,
  })),
);

/**
 * Frame of the pages with plan cards: puts the payment modal (section 2) over them when the address names a plan. So
 * cards and modal need not know each other, and the modal's code loads with its first opening.
 */
export function PlanPages() {
  const { plan, close } = usePlanParameter();
  return (
    <>
      <Outlet />
      {plan && (
        <Suspense fallback={null}>
          <PaymentDialog plan={plan} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
