import { useEffect, useId, useRef } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import { useDisclosure } from '#shared/ui/useDisclosure.ts';
import styles from './AccountMenu.module.css';
import { logOut } from './careersActions.ts';
import { useCareersSession } from './careersSession.ts';
import { useDialogParameter } from './useDialogParameter.ts';

export function AccountMenu() {
  const session = useCareersSession();
  const { open } = useDialogParameter();
  const login = useRef<HTMLButtonElement>(null);
  const before = useRef(session.status);

  // After a logout the button that had the focus is gone.
  useEffect(() => {
    const left = before.current === 'signed-in' && session.status === 'signed-out';
    before.current = session.status;
    if (left && document.activeElement === document.body) login.current?.focus();
  }, [session.status]);

  if (session.status === 'signed-in') return <SignedInMenu email={session.email} />;
  return (
    <div className={styles.buttons} data-restoring={session.status === 'restoring'}>
      <button
        ref={login}
        type="button"
        className={`pill ${styles.button}`}
        onClick={() => open('sign-in')}
      >
        Login
      </button>
      <button
        type="button"
        className={`pill ${styles.button} ${styles.emphasis}`}
        onClick={() => open('register')}
      >
        Register
      </button>
    </div>
  );
}

function SignedInMenu({ email }: { email: string }) {
  const { open: shown, setOpen: setShown, container, button } = useDisclosure();
  const id = useId();
  const { open } = useDialogParameter();
  const choose = (action: () => void) => () => {
    setShown(false);
    button.current?.focus();
    action();
  };
  return (
    <div ref={container} className="anchor">
      <button
        ref={button}
        type="button"
        className={`pill ${styles.button}`}
        aria-expanded={shown}
        aria-controls={id}
        aria-label={`Account of ${email}`}
        onClick={() => setShown(!shown)}
      >
        <Icon name="user" size={20} />
        <Icon name="chevronDown" size={18} />
      </button>
      <div id={id} className={`drop-menu ${styles.menu}`} hidden={!shown}>
        <p className={`small soft ${styles.identity}`}>
          Signed in as <strong className={styles.email}>{email}</strong>
        </p>
        <button type="button" className="menu-entry" onClick={choose(() => open('profile'))}>
          Edit Profile
        </button>
        <button type="button" className="menu-entry" onClick={choose(logOut)}>
          Logout
        </button>
      </div>
    </div>
  );
}
