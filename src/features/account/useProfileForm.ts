import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import {
  emptyLists,
  type ProfileField,
  type ProfileRecord,
  saveProfile,
} from '#api/resources/profile.ts';
import { textOf } from '#errors/catalogue.ts';
import { checkSessionAtom, profileSavedAtom } from '#session/careersSession.ts';
import { showToast } from '#ui/toasts.ts';
import { useKeptFocus } from '#ui/useKeptFocus.ts';
import { useOneAtATime } from '#ui/useOneAtATime.ts';
import { emptyFields } from './profileForm.ts';

/** State and sending of the profile form (sections 2, 4 and 8). Nothing typed is lost on a failure. */
export function useProfileForm(email: string, profile: ProfileRecord | null, onDone: () => void) {
  const saved = useSetAtom(profileSavedAtom);
  const check = useSetAtom(checkSessionAtom);
  const [fields, setFields] = useState(profile?.fields ?? emptyFields);
  const [dirty, setDirty] = useState(false);
  const [problem, setProblem] = useState('');
  const [expired, setExpired] = useState(false);
  /** Uploaded share; null as long as the browser does not tell. */
  const [progress, setProgress] = useState<number | null>(null);
  const { busy, run } = useOneAtATime();
  const keepFocus = useKeptFocus(busy);

  const change = (name: ProfileField, value: string) => {
    setFields((current) => ({ ...current, [name]: value }));
    setDirty(true);
  };

  const send = async (file: FormDataEntryValue | null) => {
    const resume = file instanceof File && file.name ? file : null;
    keepFocus();
    setProblem('');
    const draft = { fields, lists: profile?.lists ?? emptyLists, resume };
    const outcome = await saveProfile(profile ? 'update' : 'create', draft, setProgress);
    setProgress(null);
    if (outcome.ok) {
      saved(outcome.profile);
      if (outcome.text) showToast('careers', 'success', outcome.text);
      onDone();
    } else if (outcome.text.includes('Profile already exists')) {
      showToast('careers', 'info', textOf('profileExists'));
      await check(email);
      onDone();
    } else if (outcome.expired) setExpired(true);
    else if (outcome.reached) setProblem(outcome.text || textOf('profileFailed'));
    else setProblem(textOf('profileUnreachable'));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('resume');
    run(() => send(file));
  };

  return {
    ...{ fields, dirty, problem, expired, busy, progress, change, submit },
    touch: () => setDirty(true),
    signedInAgain: () => setExpired(false),
  };
}
