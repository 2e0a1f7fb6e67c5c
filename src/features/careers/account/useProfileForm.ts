import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import type { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { useKeptFocus } from '#shared/ui/useKeptFocus.ts';
import { profileDraft } from './careersCache.ts';
import { checkSessionAtom, profileSavedAtom } from './careersSession.ts';
import {
  type ProfileField,
  type ProfileFields,
  profileFailureText,
  profileFields,
  saveProfile,
  toFields,
} from './profile.ts';
import { checkResume } from './resumeFile.ts';

const emptyFields = Object.fromEntries(profileFields.map((name) => [name, ''])) as ProfileFields;

const alreadyExists = (error: unknown) =>
  profileFailureText(error).includes('Profile already exists');

/** State and submission of the profile form. Input survives failures, going back and reloads. */
export function useProfileForm(
  email: string,
  profile: CandidateProfile | null,
  onDone: () => void,
) {
  const saved = useSetAtom(profileSavedAtom);
  const check = useSetAtom(checkSessionAtom);
  const [draft] = useState(() => profileDraft.read(email));
  const [fields, setFields] = useState(draft ?? (profile ? toFields(profile) : emptyFields));
  const [dirty, setDirty] = useState(draft !== null);
  /** Uploaded fraction; null while unknown. */
  const [progress, setProgress] = useState<number | null>(null);
  const {
    write,
    reset,
    error,
    isPending: busy,
  } = useWrite({
    mutationFn: (resume: File | null) => {
      const draft = { fields, stored: profile, resume };
      return saveProfile(profile ? 'update' : 'create', draft, setProgress);
    },
    onSuccess: async ({ profile: stored, message }) => {
      if (stored) saved(stored);
      else await check(email);
      if (message) showToast('careers', 'success', message);
      onDone();
    },
    onError: async (failure) => {
      if (isSignedOut(failure)) showToast('careers', 'error', profileFailureText(failure));
      if (!alreadyExists(failure)) return;
      showToast('careers', 'info', textOf('profileExists'));
      await check(email);
      onDone();
    },
    onSettled: () => setProgress(null),
  });
  const keepFocus = useKeptFocus(busy);
  const handled = !error || alreadyExists(error);
  const expired = !handled && isSignedOut(error);

  const change = (name: ProfileField, value: string) => {
    const next = { ...fields, [name]: value };
    setFields(next);
    profileDraft.write(next, email);
    setDirty(true);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    const file = new FormData(form).get('resume');
    const resume = file instanceof File && file.name ? file : null;
    if (!busy) keepFocus();
    // Its field may still be checking it.
    if (resume && (await checkResume(resume))) form.reportValidity();
    else write(resume);
  };

  return {
    ...{ fields, dirty, expired, busy, progress, change, submit },
    error: handled || expired ? '' : profileFailureText(error),
    touch: () => setDirty(true),
    signedInAgain: reset,
  };
}
