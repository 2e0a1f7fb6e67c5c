import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#shared/ui/Icon.tsx';
import { useDisclosure } from '#shared/ui/useDisclosure.ts';
import styles from './AccountMenu.module.css';
import { AuthDialog } from './AuthDialog.tsx';
import {
  followSession,
  logOut,
  profileDraft,
  useAccountDialog,
  useCandidate,
} from './careersSession.ts';
import { ProfileDialog } from './ProfileDialog.tsx';

/** The account in the header of the careers area, and its dialogs. */
export function AccountMenu() {
  const email = useCandidate()?.email;
  useEffect(followSession, []);
  const { open: openDialog } = useAccountDialog();
  const login = useRef<HTMLButtonElement>(null);
  const previous = useRef(email);

  // A logout removes the focused button.
  useEffect(() => {
    const hasLoggedOut = previous.current && !email;
    previous.current = email;
    if (hasLoggedOut && document.activeElement === document.body) login.current?.focus();
  }, [email]);

  const signIn = (
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
  return (
    <>
      {email ? <SignedInMenu email={email} /> : signIn}
      <AccountDialogs />
    </>
  );
}

/**
 * The dialog that the URL names, until it has done its part; a visitor who is signed out signs in first. It is outside of
 * the header and its colours.
 */
function AccountDialogs() {
  const candidate = useCandidate();
  const { shown: dialog, close } = useAccountDialog();
  const needsProfile = dialog === 'profile' || (dialog === 'apply' && !candidate?.profile);
  const isDone = dialog !== null && candidate !== null && !needsProfile;
  useEffect(() => {
    if (isDone) close();
  }, [isDone, close]);

  const closeProfile = () => {
    profileDraft.clear();
    close();
  };
  if (!dialog || isDone) return null;
  const mode = dialog === 'register' ? 'register' : 'sign-in';
  return createPortal(
    candidate ? (
      // The key discards another candidate's input.
      <ProfileDialog key={candidate.email} {...candidate} onClose={closeProfile} />
    ) : (
      <AuthDialog key={mode} initialMode={mode} onClose={close} />
    ),
    document.body,
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
