import { useAtomValue } from 'jotai';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/States.tsx';
import { chargeText } from './checkout.ts';
import { checkoutShownAtom, useCheckout } from './checkoutStore.ts';

/** State of the charge on pages without the checkout, with a link to it. */
export function ChargeBar() {
  const text = chargeText(useCheckout(), null);
  const shown = useAtomValue(checkoutShownAtom);
  if (!text || shown) return null;
  return (
    <NoticeBar text={text}>
      <Link to="/subscription" className={buttonClass('light')}>
        Finish your subscription
      </Link>
    </NoticeBar>
  );
}
