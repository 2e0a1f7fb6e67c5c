import { useAtomValue } from 'jotai';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/States.tsx';
import type { Checkout, Step } from './checkout.ts';
import { checkoutShownAtom, useCheckout } from './checkoutState.ts';
import { chargeText } from './checkoutTexts.ts';

/** State of the charge, above each step of the checkout. */
export function ChargeNotice({ checkout, step }: { checkout: Checkout; step: Step }) {
  const text = chargeText(checkout, step);
  return (
    <div role="status" className="live-note">
      {text && <p>{text}</p>}
    </div>
  );
}

/** State of the charge on all other pages, with a link to the checkout. */
export function ChargeBar() {
  const { checkout } = useCheckout();
  const shown = useAtomValue(checkoutShownAtom);
  const text = checkout && !shown ? chargeText(checkout, null) : '';
  if (!text) return null;
  return (
    <NoticeBar text={text}>
      <Link to="/subscription" className={buttonClass('light')}>
        Finish your subscription
      </Link>
    </NoticeBar>
  );
}
