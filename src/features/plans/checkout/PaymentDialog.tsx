import { Dialog } from '#shared/ui/Dialog.tsx';
import { type PlanId, plans } from '../plans.ts';
import { CheckoutFlow } from './CheckoutFlow.tsx';
import { chargeOf } from './checkout.ts';
import { readCheckout, useCheckout } from './checkoutStore.ts';

const title = 'Complete Your Payment';

type PaymentDialogProps = { plan: PlanId; onClose: () => void };

/** Payment modal: employees, account, card. It cannot be closed while a request of the checkout runs. */
export function PaymentDialog({ plan, onClose }: PaymentDialogProps) {
  const checkout = useCheckout();
  const name = plans.find(({ id }) => id === plan)?.name ?? '';
  return (
    <Dialog label={title} mayClose={() => !readCheckout().busy} onClose={onClose}>
      <div className="stack gap-l dialog-body">
        <header>
          <h2 className="h3">{title}</h2>
          {!chargeOf(checkout) && (
            <p className="note-text">{`${name} plan. You see the full amount before you pay.`}</p>
          )}
        </header>
        <CheckoutFlow initialMode="sign-up" onDone={onClose} />
      </div>
    </Dialog>
  );
}
