/** The lists from which the profile form chooses. */
import { queryOptions } from '@tanstack/react-query';
import {
  type CareersDropdowns,
  getCareersDropdownsResponse,
} from '#contract/generated/decoders/agency/careers.ts';
import { agency } from '#shared/api/client.ts';
import { unwrap } from '#shared/api/unwrap.ts';
import type { ProfileField } from './profile.ts';

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

export type ChoiceField = {
  name: ProfileField;
  label: string;
  choices: keyof Choices;
};

export const choiceFields: Record<'basic' | 'salary' | 'professional', ChoiceField[]> = {
  basic: [
    { name: 'gender', label: 'Gender', choices: 'genders' },
    { name: 'nationality', label: 'Nationality', choices: 'nationalities' },
    { name: 'marital_status', label: 'Marital Status', choices: 'maritalStatuses' },
  ],
  salary: [
    { name: 'current_salary', label: 'Current Salary Range', choices: 'salaryRanges' },
    { name: 'expected_salary', label: 'Expected Salary Range', choices: 'salaryRanges' },
  ],
  professional: [
    { name: 'career_level', label: 'Career Level', choices: 'careerLevels' },
    { name: 'experience', label: 'Experience', choices: 'experiences' },
    { name: 'job_category', label: 'Job Category', choices: 'jobCategories' },
  ],
};
