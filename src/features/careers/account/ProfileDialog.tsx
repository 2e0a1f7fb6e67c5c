import { useQuery } from '@tanstack/react-query';
import type { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { createProfile, updateProfile } from '#contract/generated/limits.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FileField } from '#shared/ui/FileField.tsx';
import { FormError } from '#shared/ui/FormError.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextButton } from '#shared/ui/TextButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './AccountForm.module.css';
import { AuthDialog } from './AuthDialog.tsx';
import { logOut } from './careersActions.ts';
import { type ChoiceField, type Choices, choiceFields, choicesQuery } from './choices.ts';
import { GuardedDialog } from './GuardedDialog.tsx';
import type { ProfileField } from './profile.ts';
import { checkResume } from './resumeFile.ts';
import { useProfileForm } from './useProfileForm.ts';

type ProfileDialogProps = { email: string; profile: CandidateProfile | null; onClose: () => void };

export function ProfileDialog({ email, profile, onClose }: ProfileDialogProps) {
  const { data: choices, isError, refetch } = useQuery(choicesQuery());
  const form = useProfileForm(email, profile, onClose);
  const { fields, error, busy, progress, change } = form;
  const limits = profile ? updateProfile : createProfile;
  const title = profile ? 'Update Profile' : 'Create Profile';
  const select = (field: ChoiceField) => (
    <ChoiceSelect
      key={field.name}
      field={field}
      required={'required' in limits[field.name]}
      choices={choices}
      value={fields[field.name]}
      onChange={change}
    />
  );

  return (
    <GuardedDialog label={title} dirty={form.dirty} busy={busy} onClose={onClose}>
      <form className={`stack ${styles.form}`} onSubmit={form.submit} onInput={form.touch}>
        <h2 className={`h3 ${styles.title}`}>{title}</h2>
        <p className={`soft ${styles.subtitle}`}>Complete your profile to apply for jobs</p>
        <div className={`wrapping-row ${styles.identity}`}>
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
        {isError && (
          <>
            <FormError text="The choices of this form could not be loaded. What you typed is kept." />
            <Button variant="outlined" onClick={() => refetch()}>
              Load the choices again
            </Button>
          </>
        )}
        <fieldset className={`stack snug ${styles.group}`} disabled={busy}>
          <legend>Basic Information</legend>
          <TextField
            label="Job Title"
            name="job_title"
            autoComplete="organization-title"
            limits={limits.job_title}
            value={fields.job_title}
            onChange={(event) => change('job_title', event.currentTarget.value)}
          />
          {choiceFields.basic.map(select)}
        </fieldset>
        <fieldset className={`stack snug ${styles.group}`} disabled={busy}>
          <legend>Salary Information</legend>
          {choiceFields.salary.map(select)}
        </fieldset>
        <fieldset className={`stack snug ${styles.group}`} disabled={busy}>
          <legend>Professional Information</legend>
          {choiceFields.professional.map(select)}
        </fieldset>
        <fieldset className={`stack snug ${styles.group}`} disabled={busy}>
          <legend>Resume</legend>
          <div className="whole">
            <FileField
              label="Upload Resume (PDF)"
              name="resume"
              ref={form.resumeField}
              accept={`.pdf,${createProfile.resume.contentMediaType}`}
              required={!profile && createProfile.resume.required}
              {...(profile?.resume
                ? { hint: 'Your stored resume stays unless you choose a new one.' }
                : {})}
              check={checkResume}
            />
          </div>
        </fieldset>
        {busy && (
          <progress
            className={styles.progress}
            aria-label="Upload"
            max={1}
            value={progress ?? undefined}
          />
        )}
        <FormError text={error} />
        <div className={styles.actions}>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : title}
          </Button>
        </div>
      </form>
      {form.expired && (
        <AuthDialog
          initialMode="sign-in"
          onClose={form.signedInAgain}
          onSignedIn={form.signedInAgain}
        />
      )}
    </GuardedDialog>
  );
}

type ChoiceSelectProps = {
  field: ChoiceField;
  required: boolean;
  choices: Choices | undefined;
  value: string;
  onChange: (name: ProfileField, value: string) => void;
};

/** A select of the profile form. A stored value that is no longer an option stays selectable. */
function ChoiceSelect({ field, required, choices, value, onChange }: ChoiceSelectProps) {
  const { name, label } = field;
  const options = choices?.[field.choices] ?? [];
  const unknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <SelectField
      label={required ? label : `${label} (optional)`}
      name={name}
      required={required}
      value={value}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    >
      <option value="">{choices ? `Select ${label}` : 'Loading…'}</option>
      {unknown && <option value={value}>As saved before</option>}
      {withKeys(options, (option) => option.value).map(([key, option]) => (
        <option key={key} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
