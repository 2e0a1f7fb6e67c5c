import { type FormEvent, useRef, useState } from 'react';
import type { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import type { FileFieldHandle } from '#shared/ui/FileField.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { useKeptFocus } from '#shared/ui/useKeptFocus.ts';
import { profileFailureText, saveProfile } from './careersAccount.ts';
import { checkSession, keepProfile } from './careersActions.ts';
import { profileDraft } from './careersSession.ts';
import { type ProfileField, toFields } from './profile.ts';

/**
 * State and submission of the profile form. Input survives failures, going back and reloads. Fields that were not
 * touched follow the profile, which another tab may change.
 */
export function useProfileForm(
  email: string,
  profile: CandidateProfile | null,
  onDone: () => void,
) {
  const [draft] = useState(() => profileDraft.read(email));
  const [typed, setTyped] = useState(draft ?? {});
  const [dirty, setDirty] = useState(draft !== null);
  /** Uploaded fraction; null while unknown. */
  const [progress, setProgress] = useState<number | null>(null);
  const resumeField = useRef<FileFieldHandle>(null);
  const {
    write,
    reset,
    error,
    isPending: busy,
  } = useWrite({
    mutationFn: (resume: File | null) =>
      saveProfile({ typed, known: profile, resume }, setProgress),
    onSuccess: async (saved) => {
      if (saved === 'exists') {
        showToast('careers', 'info', textOf('profileExists'));
        await checkSession(email);
      } else {
        keepProfile(email, saved.profile);
        if (saved.message) showToast('careers', 'success', saved.message);
      }
      onDone();
    },
    onError: (failure) => {
      if (isSignedOut(failure)) showToast('careers', 'error', profileFailureText(failure));
    },
    onSettled: () => setProgress(null),
  });
  const keepFocus = useKeptFocus(busy);
  const expired = isSignedOut(error);

  const change = (name: ProfileField, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    profileDraft.write(next, email);
    setDirty(true);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const resume = await resumeField.current?.readFile();
    if (resume === undefined) return;
    keepFocus();
    write(resume);
  };

  return {
    ...{ dirty, expired, busy, progress, resumeField, change, submit },
    fields: { ...toFields(profile), ...typed },
    error: error && !expired ? profileFailureText(error) : '',
    touch: () => setDirty(true),
    signedInAgain: reset,
  };
}
