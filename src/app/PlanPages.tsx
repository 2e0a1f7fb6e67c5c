import { Outlet } from 'react-router-dom';
import { usePlanParameter } from '#features/plans/plans.ts';
import { chunk } from '#shared/api/chunk.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const PaymentDialog = chunk(
  async () => (await import('#features/plans/checkout/PaymentDialog.tsx')).PaymentDialog,
);

/**
 * Layout of the pages with plan cards. Shows the payment modal when the URL names a plan; its code loads on first use.
 */
export function PlanPages() {
  const { shown: plan, close } = usePlanParameter();
  return (
    <>
      <Outlet />
      {plan && (
        <PartBoundary>
          <PaymentDialog plan={plan} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
