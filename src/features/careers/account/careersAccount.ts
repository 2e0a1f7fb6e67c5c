import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import {
  fieldsOf,
  isRecord,
  optionalText,
  positiveInteger,
  records,
  type Tolerant,
  text,
} from '#shared/api/tolerant.ts';
import { unwrap } from '#shared/api/unwrap.ts';
import { type ProfileRecord, readProfileRecord } from './profile.ts';

type Schemas = components['schemas'];

/** Signed-in user. `profile` is undefined when the response does not say. */
export type SignedIn = { email: string; profile: ProfileRecord | null | undefined };

/** Result of the profile check; null when the request failed. */
export type CheckOutcome = { signedIn: false } | { signedIn: true; profile: ProfileRecord | null };

function readProfile({
  profile,
  has_profile,
}: Tolerant<Schemas['ProfileCheck']>): ProfileRecord | null | undefined {
  if (isRecord(profile)) return readProfileRecord(fieldsOf<Schemas['CandidateProfile']>(profile));
  return has_profile === false ? null : undefined;
}

const emailOf = (user: unknown) => text(fieldsOf<Schemas['CareersUser']>(user).email);

/** Signs in, or registers when `confirmation` is given. The server compares the passwords. Throws `ApiError`. */
export async function authenticate(
  email: string,
  password: string,
  confirmation: string | null,
): Promise<SignedIn> {
  const body = { email, password, password_confirm: confirmation ?? '' };
  const call =
    confirmation === null
      ? agency.POST('/api/careers/login/', { body })
      : agency.POST('/api/careers/register/', { body });
  const session = await unwrap<Schemas['CareersSession']>(call, ({ user }) => emailOf(user) !== '');
  return { email: emailOf(session.user), profile: readProfile(session) };
}

export function authFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('authUnreachable');
  const { message } =
    failure.kind === 'shape'
      ? fieldsOf<Schemas['CareersSession']>(failure.body)
      : fieldsOf<Schemas['Message']>(failure.body);
  return text(message) || textOf('authFailed');
}

/** Profile check. A failure is treated as signed out. Never throws. */
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

export type Choice = { value: string; label: string };

/** A choice for an id; null without a valid one. */
function choiceOf(id: unknown, label: string): Choice | null {
  const number = positiveInteger(id);
  return number === null ? null : { value: String(number), label };
}

const readChoices = (value: unknown) =>
  records<Schemas['Choice'], Choice>(value, ({ id, name }) => choiceOf(id, text(name)));

const amount = (number: unknown) =>
  typeof number === 'number' ? number.toLocaleString('en-US') : (optionalText(number) ?? '?');

const readSalaryRanges = (value: unknown) =>
  records<Schemas['SalaryRange'], Choice>(value, ({ id, min_salary, max_salary }) =>
    choiceOf(id, `${amount(min_salary)} - ${amount(max_salary)}`),
  );

function readLists(lists: Tolerant<Schemas['CareersDropdowns']>) {
  return {
    genders: readChoices(lists.genders),
    nationalities: readChoices(lists.nationalities),
    maritalStatuses: readChoices(lists.marital_statuses),
    salaryRanges: readSalaryRanges(lists.salary_ranges),
    careerLevels: readChoices(lists.career_levels),
    experiences: readChoices(lists.experiences),
    jobCategories: readChoices(lists.job_categories),
  };
}

export type Choices = ReturnType<typeof readLists>;

export const choicesQuery = () =>
  queryOptions({
    queryKey: ['careers-dropdowns'],
    meta: { failure: 'dropdownsFailed' },
    queryFn: async ({ signal }) =>
      readLists(await unwrap(agency.GET('/api/careers/dropdowns/', { signal }))),
  });
