import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import { agency } from '../client.ts';
import {
  fieldsOf,
  isRecord,
  optionalText,
  positiveInteger,
  records,
  type Tolerant,
  text,
} from '../tolerant.ts';
import { unwrap } from '../unwrap.ts';
import { type ProfileRecord, readProfileRecord } from './profile.ts';

type Schemas = components['schemas'];

/** What a candidate types to sign in or register; `password_confirm` is '' on sign-in. */
export type Credentials = Schemas['CareersCredentials'];

/** Outcome of sign-in or registration. `profile` is undefined when the answer did not tell; a failure carries the server's text ('' without one). */
export type AuthOutcome =
  | { ok: true; email: string; profile: ProfileRecord | null | undefined }
  | { ok: false; reached: boolean; text: string };

/** What the profile check tells: signed out, or signed in with or without a profile. Null when it could not be asked. */
export type CheckOutcome = { signedIn: false } | { signedIn: true; profile: ProfileRecord | null };

function readProfile({
  profile,
  has_profile,
}: Tolerant<Schemas['ProfileCheck']>): ProfileRecord | null | undefined {
  if (isRecord(profile)) return readProfileRecord(fieldsOf<Schemas['CandidateProfile']>(profile));
  return has_profile === false ? null : undefined;
}

async function authenticate(mode: 'sign-in' | 'register', body: Credentials): Promise<AuthOutcome> {
  try {
    const { data, error, response } =
      mode === 'register'
        ? await agency.POST('/api/careers/register/', { body })
        : await agency.POST('/api/careers/login/', { body });
    const session = fieldsOf<Schemas['CareersSession']>(data);
    const email = text(fieldsOf<Schemas['CareersUser']>(session.user).email);
    if (response.ok && email) return { ok: true, email, profile: readProfile(session) };
    const { message } = response.ok ? session : fieldsOf<Schemas['Message']>(error);
    return { ok: false, reached: true, text: text(message) };
  } catch (cause) {
    return { ok: false, reached: cause instanceof SyntaxError, text: '' };
  }
}

/** Signs in (section 7, `POST /api/careers/login/`). Never throws. */
export const signIn = (email: string, password: string) =>
  authenticate('sign-in', { email, password, password_confirm: '' });

/** Registers (section 7, `POST /api/careers/register/`). Whether the passwords match is the server's check. Never throws. */
export const register = (email: string, password: string, confirmation: string) =>
  authenticate('register', { email, password, password_confirm: confirmation });

/** Asks who is signed in (section 7, `GET /api/careers/profile/check/`). A failed check means signed out (section 8). Never throws. */
export async function checkProfile(): Promise<CheckOutcome> {
  try {
    const { data, response } = await agency.GET('/api/careers/profile/check/');
    if (!response.ok || !isRecord(data)) return { signedIn: false };
    const check = fieldsOf<Schemas['ProfileCheck']>(data);
    return { signedIn: true, profile: readProfile(check) ?? null };
  } catch {
    return { signedIn: false };
  }
}

/** An entry of a list of choices, ready for a select. */
export type Choice = { value: string; label: string };

/** Choices of the profile form by field. */
export type Choices = Record<
  | 'genders'
  | 'nationalities'
  | 'maritalStatuses'
  | 'salaryRanges'
  | 'careerLevels'
  | 'experiences'
  | 'jobCategories',
  Choice[]
>;

function readChoices(value: unknown): Choice[] {
  return records<Schemas['Choice'], Choice>(value, ({ id, name }) => {
    const number = positiveInteger(id);
    return number === null ? null : { value: String(number), label: text(name) };
  });
}

/** Salary ranges read 'min - max' (section 3). */
function readSalaryRanges(value: unknown): Choice[] {
  const amount = (number: unknown) =>
    typeof number === 'number' ? number.toLocaleString('en-US') : (optionalText(number) ?? '?');
  return records<Schemas['SalaryRange'], Choice>(
    value,
    ({ id, min_salary: min, max_salary: max }) => {
      const number = positiveInteger(id);
      return number === null
        ? null
        : { value: String(number), label: `${amount(min)} - ${amount(max)}` };
    },
  );
}

/** Choices of the profile form (section 7, `GET /api/careers/dropdowns/`). */
export const choicesQuery = () =>
  queryOptions({
    queryKey: ['careers-dropdowns'],
    meta: { failure: 'dropdownsFailed' },
    queryFn: async ({ signal }): Promise<Choices> => {
      const lists = await unwrap(agency.GET('/api/careers/dropdowns/', { signal }));
      return {
        genders: readChoices(lists.genders),
        nationalities: readChoices(lists.nationalities),
        maritalStatuses: readChoices(lists.marital_statuses),
        salaryRanges: readSalaryRanges(lists.salary_ranges),
        careerLevels: readChoices(lists.career_levels),
        experiences: readChoices(lists.experiences),
        jobCategories: readChoices(lists.job_categories),
      };
    },
  });
