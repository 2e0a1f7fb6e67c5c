import { useAtomValue, useSetAtom } from 'jotai';
import { TextButton } from '#shared/ui/TextButton.tsx';
import styles from './CheckoutFlow.module.css';
import { type Checkout, isBusy } from './checkout.ts';
import { leaveAccountAtom, usernameAtom } from './useCheckoutState.ts';

export function AccountBar({ checkout }: { checkout: Checkout }) {
  const username = useAtomValue(usernameAtom);
  const leave = useSetAtom(leaveAccountAtom);
  if (username === null) return null;
  return (
    <p className={styles.account}>
      <span>
        Signed in as <strong>{username}</strong>
      </span>
      <TextButton disabled={isBusy(checkout)} onClick={() => leave()}>
        Use another account
      </TextButton>
    </p>
  );
}
