import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { useKeptFocus } from '#shared/ui/useKeptFocus.ts';
import { checkSessionAtom, profileSavedAtom } from './careersSession.ts';
import {
  emptyLists,
  type ProfileField,
  type ProfileRecord,
  profileFailureText,
  saveProfile,
} from './profile.ts';
import { emptyFields } from './profileForm.ts';

const alreadyExists = (error: unknown) =>
  profileFailureText(error).includes('Profile already exists');

export function useProfileForm(email: string, profile: ProfileRecord | null, onDone: () => void) {
  const saved = useSetAtom(profileSavedAtom);
  const check = useSetAtom(checkSessionAtom);
  const [fields, setFields] = useState(profile?.fields ?? emptyFields);
  const [dirty, setDirty] = useState(false);
  /** Uploaded fraction; null while unknown. */
  const [progress, setProgress] = useState<number | null>(null);
  const {
    write,
    reset,
    error,
    isPending: busy,
  } = useWrite({
    mutationFn: (resume: File | null) => {
      const draft = { fields, lists: profile?.lists ?? emptyLists, resume };
      return saveProfile(profile ? 'update' : 'create', draft, setProgress);
    },
    onSuccess: ({ profile: stored, message }) => {
      saved(stored);
      if (message) showToast('careers', 'success', message);
      onDone();
    },
    onError: async (failure) => {
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
    setFields((current) => ({ ...current, [name]: value }));
    setDirty(true);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('resume');
    if (!busy) keepFocus();
    write(file instanceof File && file.name ? file : null);
  };

  return {
    ...{ fields, dirty, expired, busy, progress, change, submit },
    error: handled || expired ? '' : profileFailureText(error),
    touch: () => setDirty(true),
    signedInAgain: reset,
  };
}
