import type { PlanId } from '#content/planIds.ts';
import { plans } from '#content/plans.ts';
import { paymentDialog } from '#content/subscription.ts';
import { isBusy } from '#session/subscriptionSale.ts';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './PaymentDialog.module.css';
import { SaleFlow } from './SaleFlow.tsx';
import { useRestoredSale } from './useSale.ts';

type PaymentDialogProps = { plan: PlanId; onClose: () => void };

/** Payment modal of Select Plan (section 2): employees first, then the account, then the card. It stays while a payment runs. */
export function PaymentDialog({ plan, onClose }: PaymentDialogProps) {
  const sale = useRestoredSale();
  const name = plans.find(({ id }) => id === plan)?.name ?? '';
  // The dialog puts the focus into the form that it opens with, so it waits for it.
  if (!sale) return null;
  return (
    <Dialog label={paymentDialog.title} mayClose={() => !isBusy(sale)} onClose={onClose}>
      <div className={styles.content}>
        <header>
          <h2 className={styles.title}>{paymentDialog.title}</h2>
          <p className={styles.plan}>{paymentDialog.plan(name)}</p>
        </header>
        <SaleFlow order="employees-first" initialMode="sign-up" level="h3" onDone={onClose} />
      </div>
    </Dialog>
  );
}
