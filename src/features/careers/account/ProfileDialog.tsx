import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { createProfile, updateProfile } from '#contract/generated/limits.ts';
import { textOf } from '#errors/catalogue.ts';
import { isNotFound, isSignedOut } from '#shared/api/ApiError.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Button, TextButton } from '#shared/ui/Button.tsx';
import { FormError, SelectField, TextField } from '#shared/ui/Fields.tsx';
import { FileField, type FileFieldHandle } from '#shared/ui/FileField.tsx';
import { useKeptFocus } from '#shared/ui/formHooks.ts';
import { showToast } from '#shared/ui/toasts.ts';
import styles from './AccountDialogs.module.css';
import { AuthDialog, GuardedDialog } from './AuthDialog.tsx';
import { profileFailureText, saveProfile } from './careersCalls.ts';
import { checkSession, logOut, profileDraft, storeCandidate } from './careersSession.ts';
import {
  type Choice,
  checkResume,
  choicesQuery,
  labelOf,
  type Profile,
  profileFields,
  profileGroups,
  resumeType,
  toFields,
} from './profile.ts';

type ProfileDialogProps = { email: string; profile: Profile | null; onClose: () => void };

/**
 * Creates or updates the profile. Input survives failures, going back and reloads. Unchanged fields follow the
 * profile, which another tab may change.
 */
export function ProfileDialog({ email, profile, onClose }: ProfileDialogProps) {
  const { data: choices, isFetching, refetch } = useQuery(choicesQuery());
  const [draft] = useState(() => profileDraft.read(email));
  const [typed, setTyped] = useState(draft ?? {});
  const [dirty, setDirty] = useState(draft !== null);
  const resume = useRef<FileFieldHandle>(null);
  const fields = { ...toFields(profile), ...typed };
  const keepTyped = (next: typeof typed) => {
    setTyped(next);
    profileDraft.write(next, email);
  };
  const save = useWrite({
    name: 'save profile',
    mutationFn: (file: File | null) => saveProfile({ typed, known: profile, resume: file }),
    onSuccess: async (saved) => {
      if (saved === 'exists') {
        showToast('careers', 'info', textOf('profileExists'));
        await checkSession();
      } else {
        storeCandidate(email, saved.profile);
        showToast('careers', 'success', saved.message ?? textOf('profileSaved'));
      }
      onClose();
    },
    onError: (failure) => {
      if (isSignedOut(failure)) showToast('careers', 'error', profileFailureText(failure));
      // The server no longer has the profile: the form creates it again, with the values that it shows.
      if (!profile || !isNotFound(failure)) return;
      setDirty(true);
      keepTyped(fields);
      storeCandidate(email, null);
    },
    onUnseenError: (failure) => {
      if (!isSignedOut(failure)) showToast('careers', 'error', profileFailureText(failure));
    },
  });
  const { error, isPending: busy } = save;
  const keepFocus = useKeptFocus(busy);
  const expired = isSignedOut(error);

  const change = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    setDirty(true);
    if (!profileFields.some((field) => field === name)) return;
    keepTyped({ ...typed, [name]: value });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const file = await resume.current?.readFile();
    if (file === undefined) return;
    keepFocus();
    save.write(file);
  };

  const limits = profile ? updateProfile : createProfile;
  const title = profile ? 'Update Profile' : 'Create Profile';
  return (
    <GuardedDialog label={title} dirty={dirty} busy={busy} onClose={onClose}>
      <form className={`stack ${styles.form}`} onSubmit={submit} onChange={change}>
        <h2 className="h3">{title}</h2>
        <p className={`soft ${styles.subtitle}`}>Complete your profile to apply for jobs</p>
        <div className={`wrapping-row spread tinted ${styles.identity}`}>
          <span className="wrap">{email}</span>
          <TextButton
            onClick={() => {
              logOut();
              onClose();
            }}
          >
            Logout
          </TextButton>
        </div>
        {profileGroups.map((group) => (
          <fieldset
            key={group.legend}
            className={`auto-grid paired ${styles.group}`}
            disabled={busy}
          >
            <legend>{group.legend}</legend>
            {group.fields.map(({ name, label, list }) =>
              list ? (
                <ChoiceField
                  {...{ name, label }}
                  key={name}
                  required={'required' in limits[name]}
                  wide={list === 'salary_ranges'}
                  value={fields[name]}
                  autoComplete={name === 'gender' ? 'sex' : undefined}
                  choices={choices?.[list]}
                  retry={isFetching ? undefined : refetch}
                />
              ) : (
                <TextField
                  {...{ name, label }}
                  key={name}
                  autoComplete="organization-title"
                  limits={limits[name]}
                  value={fields[name]}
                />
              ),
            )}
          </fieldset>
        ))}
        <fieldset className={styles.group} disabled={busy}>
          <legend>Resume</legend>
          <FileField
            label="Upload Resume (PDF)"
            name="resume"
            ref={resume}
            accept={`.pdf,${resumeType}`}
            required={!profile && createProfile.resume.required}
            hint={profile?.resume ? 'Your stored resume stays unless you choose a new one.' : ''}
            check={checkResume}
          />
        </fieldset>
        <div className={`stack gap-s ${styles.actions}`}>
          <FormError text={error && !expired ? profileFailureText(error) : ''} />
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : title}
          </Button>
        </div>
      </form>
      {expired && <AuthDialog initialMode="sign-in" onClose={save.reset} onSignedIn={save.reset} />}
    </GuardedDialog>
  );
}

type ChoiceFieldProps = ComponentProps<typeof SelectField> & {
  value: string;
  choices: readonly Choice[] | undefined;
  /** Loads the choices again; undefined while they load. */
  retry: (() => unknown) | undefined;
};

/** A select of the profile form. A stored value that is no longer a choice stays selectable. */
function ChoiceField({ label, choices = [], retry, ...attributes }: ChoiceFieldProps) {
  const { required, value } = attributes;
  const named = choices.filter((choice) => labelOf(choice));
  const isEmpty = named.length === 0;
  const absence = retry ? 'Not loaded' : 'Loading…';
  const unknown = value !== '' && !named.some(({ id }) => String(id) === value);
  const loadAgain = ({ currentTarget }: MouseEvent) => {
    // The button goes.
    currentTarget.closest('div')?.querySelector('select')?.focus();
    retry?.();
  };
  const hint = isEmpty && retry && (
    <>
      These choices could not be loaded.{' '}
      <TextButton onClick={loadAgain}>Load the choices again</TextButton>
    </>
  );
  return (
    <SelectField {...attributes} label={required ? label : `${label} (optional)`} hint={hint}>
      <option value="">{isEmpty ? absence : `Select ${label}`}</option>
      {unknown && <option value={value}>As saved before</option>}
      {withKeys(named, ({ id }) => id).map(([key, choice]) => (
        <option key={key} value={String(choice.id)}>
          {labelOf(choice)}
        </option>
      ))}
    </SelectField>
  );
}
