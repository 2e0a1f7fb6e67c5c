import { Link } from '#shared/navigation/Link.tsx';
import { Button, buttonClass } from '#shared/ui/Button.tsx';
import styles from './Checkout.module.css';
import type { Checkout } from './checkout.ts';
import { dispatch } from './checkoutStore.ts';
import { formatEmployees, formatMultiplication, formatPrice, offer } from './price.ts';

type ReceiptProps = { checkout: Checkout; onDone: (() => void) | undefined };

/** What was paid for, and ways on: closing the modal, or the home page. */
export function Receipt({ checkout, onDone }: ReceiptProps) {
  const { employees, phase } = checkout;
  if (phase.name !== 'recorded' || employees === null) return null;
  const { reference } = phase.payment;
  const paidAt = new Date(phase.payment.paidAt);
  const lines = [
    ['Maximum employees', formatEmployees(employees)],
    ['Price', formatMultiplication(null)],
    ['Paid on', paidAt.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })],
    ['Reference', reference],
  ];
  return (
    <>
      <div className={`card-box for-paper ${styles.receipt}`}>
        <p className={styles.product}>{offer.title}</p>
        <dl>
          {lines.map(([label, value]) => (
            <div key={label} className={`wrapping-row spread ${styles.line}`}>
              <dt className="soft">{label}</dt>
              <dd className="wrap">{value}</dd>
            </div>
          ))}
          <div className={`wrapping-row spread ${styles.line}`}>
            <dt className="soft">Total paid</dt>
            <dd className="display wrap">{formatPrice(employees)}</dd>
          </div>
        </dl>
      </div>
      <div className="wrapping-row">
        {onDone ? (
          <Button onClick={onDone}>Done</Button>
        ) : (
          <Link to="/" className={buttonClass()}>
            Back to home
          </Link>
        )}
        <Button variant="outlined" onClick={() => dispatch({ type: 'restarted' })}>
          New subscription
        </Button>
      </div>
    </>
  );
}
