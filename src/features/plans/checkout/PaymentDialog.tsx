import { Dialog } from '#shared/ui/Dialog.tsx';
import { plans } from '../plans.ts';
import type { PlanId } from '../usePlanParameter.ts';
import { CheckoutFlow } from './CheckoutFlow.tsx';
import { chargeOf, isBusy } from './checkout.ts';
import { useCheckout } from './checkoutState.ts';

const title = 'Complete Your Payment';

type PaymentDialogProps = { plan: PlanId; onClose: () => void };

/** Payment modal: employees, account, card. It cannot be closed while a request of the payment runs. */
export function PaymentDialog({ plan, onClose }: PaymentDialogProps) {
  const { checkout } = useCheckout();
  const name = plans.find(({ id }) => id === plan)?.name ?? '';
  // The dialog focuses the first field of the form, so the form must be there when it opens.
  if (!checkout) return null;
  return (
    <Dialog label={title} mayClose={() => !isBusy(checkout)} onClose={onClose}>
      <div className="stack loose dialog-body">
        <header>
          <h2 className="h3">{title}</h2>
          {!chargeOf(checkout) && (
            <p className="note-text">{`${name} plan. You see the full amount before you pay.`}</p>
          )}
        </header>
        <CheckoutFlow order="employees-first" initialMode="sign-up" level="h3" onDone={onClose} />
      </div>
    </Dialog>
  );
}
