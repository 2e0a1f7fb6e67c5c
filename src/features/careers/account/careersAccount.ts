import { queryOptions } from '@tanstack/react-query';
import type { Decoder } from '#contract/decoder.ts';
import {
  type CandidateProfile,
  type CareersDropdowns,
  careersLoginFailure,
  careersLoginResponse,
  careersRegisterResponse,
  checkProfileResponse,
  getCareersDropdownsResponse,
} from '#contract/generated/decoders/agency/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { unwrap } from '#shared/api/unwrap.ts';

/** Signed-in user. `profile` is null when there is none or the response does not say. */
export type SignedIn = { email: string; profile: CandidateProfile | null };

/** Result of the profile check; null when the request failed. */
export type CheckOutcome =
  | { signedIn: false }
  | { signedIn: true; profile: CandidateProfile | null };

type Entry = { user: { email: string } };

const hasEmail = ({ user }: Entry) => user.email !== '';

/** Signs in, or registers when `confirmation` is given. The server compares the passwords. Throws `ApiError`. */
export async function authenticate(
  email: string,
  password: string,
  confirmation: string | null,
): Promise<SignedIn> {
  const body = { email, password, password_confirm: confirmation ?? '' };
  const session =
    confirmation === null
      ? await unwrap(agency.POST('/api/careers/login/', { body }), careersLoginResponse, hasEmail)
      : await unwrap(
          agency.POST('/api/careers/register/', { body }),
          careersRegisterResponse,
          hasEmail,
        );
  return { email: session.user.email, profile: session.profile };
}

export function authFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('authUnreachable');
  const decoder: Decoder<{ message: string | null }> =
    failure.kind === 'shape' ? careersLoginResponse : careersLoginFailure;
  return decodeOrEmpty(decoder, failure.body).message ?? textOf('authFailed');
}

/** Profile check. A failure is treated as signed out. Never throws. */
export async function checkProfile(): Promise<CheckOutcome> {
  try {
    const { profile } = await unwrap(
      agency.GET('/api/careers/profile/check/'),
      checkProfileResponse,
    );
    return { signedIn: true, profile };
  } catch {
    return { signedIn: false };
  }
}

export type Choice = { value: string; label: string };

/** Choices with an id. */
const toChoices = <Item extends { id: number | null }>(
  items: Item[],
  labelOf: (item: Item) => string,
): Choice[] =>
  items.flatMap((item) =>
    item.id === null ? [] : [{ value: String(item.id), label: labelOf(item) }],
  );

const toNamed = (items: CareersDropdowns['genders']) => toChoices(items, ({ name }) => name);

/** A salary, which servers may send as a decimal in a text. */
function amount(salary: CareersDropdowns['salary_ranges'][number]['min_salary']): string {
  const number = Number.parseFloat(String(salary));
  return Number.isNaN(number) ? '?' : number.toLocaleString('en-US');
}

const toLists = (lists: CareersDropdowns) => ({
  genders: toNamed(lists.genders),
  nationalities: toNamed(lists.nationalities),
  maritalStatuses: toNamed(lists.marital_statuses),
  salaryRanges: toChoices(
    lists.salary_ranges,
    ({ min_salary, max_salary }) => `${amount(min_salary)} - ${amount(max_salary)}`,
  ),
  careerLevels: toNamed(lists.career_levels),
  experiences: toNamed(lists.experiences),
  jobCategories: toNamed(lists.job_categories),
});

export type Choices = ReturnType<typeof toLists>;

export const choicesQuery = () =>
  queryOptions({
    queryKey: ['careers-dropdowns'],
    meta: { failure: 'dropdownsFailed' },
    queryFn: async ({ signal }) =>
      toLists(
        await unwrap(
          agency.GET('/api/careers/dropdowns/', { signal }),
          getCareersDropdownsResponse,
        ),
      ),
  });
