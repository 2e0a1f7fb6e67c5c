import { withKeys } from '#shared/lib/withKeys.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import type { Choices } from './careersAccount.ts';
import type { ProfileField } from './profile.ts';
import type { ChoiceField } from './profileForm.ts';

type ChoiceSelectProps = {
  field: ChoiceField;
  choices: Choices | undefined;
  value: string;
  onChange: (name: ProfileField, value: string) => void;
};

/** A select of the profile form. A stored value that is no longer an option stays selectable. */
export function ChoiceSelect({ field, choices, value, onChange }: ChoiceSelectProps) {
  const { name, label, required } = field;
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
