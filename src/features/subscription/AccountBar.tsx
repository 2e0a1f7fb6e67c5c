import { useAtomValue, useSetAtom } from 'jotai';
import { leaveAccountAtom, usernameAtom } from '#session/subscription.ts';
import { isBusy, type Sale } from '#session/subscriptionSale.ts';
import { TextButton } from '#ui/TextButton.tsx';
import styles from './SaleFlow.module.css';

/** Who is signed in, with a way to another account. */
export function AccountBar({ sale }: { sale: Sale }) {
  const username = useAtomValue(usernameAtom);
  const leave = useSetAtom(leaveAccountAtom);
  if (username === null) return null;
  return (
    <p className={styles.account}>
      <span>
        Signed in as <strong>{username}</strong>
      </span>
      <TextButton disabled={isBusy(sale)} onClick={() => leave()}>
        Use another account
      </TextButton>
    </p>
  );
}
