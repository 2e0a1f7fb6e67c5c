import { useAtomValue } from 'jotai';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/NoticeBar.tsx';
import type { Checkout, Step } from './checkout.ts';
import { checkoutShownAtom, useCheckout } from './checkoutState.ts';
import { chargeText } from './checkoutTexts.ts';

/** What became of the money, above each step of the checkout. */
export function ChargeNotice({ checkout, step }: { checkout: Checkout; step: Step }) {
  const text = chargeText(checkout, step);
  return (
    <div role="status" className="live-note">
      {text && <p>{text}</p>}
    </div>
  );
}

/** The same on every page while no checkout is shown, with the way back to it. */
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
