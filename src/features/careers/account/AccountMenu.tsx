import { useEffect, useId, useRef } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import { useDisclosure } from '#shared/ui/useDisclosure.ts';
import styles from './AccountMenu.module.css';
import { logOut, useAccountDialog, useCandidate } from './careersSession.ts';

export function AccountMenu() {
  const email = useCandidate()?.email;
  const { open: openDialog } = useAccountDialog();
  const login = useRef<HTMLButtonElement>(null);
  const previous = useRef(email);

  // A logout removes the focused button.
  useEffect(() => {
    const hasLoggedOut = previous.current && !email;
    previous.current = email;
    if (hasLoggedOut && document.activeElement === document.body) login.current?.focus();
  }, [email]);

  if (email) return <SignedInMenu email={email} />;
  return (
    <div className="one-line">
      <button
        ref={login}
        type="button"
        className={`pill ${styles.button}`}
        onClick={() => openDialog('sign-in')}
      >
        Login
      </button>
      <button
        type="button"
        className={`pill ${styles.button} ${styles.emphasis}`}
        onClick={() => openDialog('register')}
      >
        Register
      </button>
    </div>
  );
}

function SignedInMenu({ email }: { email: string }) {
  const { open: shown, setOpen: setShown, container, button } = useDisclosure();
  const id = useId();
  const { open: openDialog } = useAccountDialog();
  const choose = (action: () => void) => () => {
    setShown(false);
    button.current?.focus();
    action();
  };
  return (
    <div ref={container} className="relative">
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
        <button type="button" className="menu-entry" onClick={choose(() => openDialog('profile'))}>
          Edit Profile
        </button>
        <button type="button" className="menu-entry" onClick={choose(logOut)}>
          Logout
        </button>
      </div>
    </div>
  );
}
