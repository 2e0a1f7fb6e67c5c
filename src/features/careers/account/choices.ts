/** The choices of the profile form. */
import { queryOptions } from '@tanstack/react-query';
import {
  type CareersDropdowns,
  getCareersDropdownsResponse,
} from '#contract/generated/decoders/agency/careers.ts';
import { agency } from '#shared/api/client.ts';
import { unwrap } from '#shared/api/unwrap.ts';

export type Choice = CareersDropdowns[keyof CareersDropdowns][number];

/** Formats a salary, which servers may send as a decimal string. */
function formatSalary(salary: string | number | boolean | null): string {
  const number = Number.parseFloat(String(salary));
  return Number.isNaN(number) ? '?' : number.toLocaleString('en-US');
}

/** Text of a choice: its name, or both ends of a salary range. */
export const labelOf = (choice: Choice): string =>
  'name' in choice
    ? choice.name
    : `${formatSalary(choice.min_salary)} - ${formatSalary(choice.max_salary)}`;

export const choicesQuery = () =>
  queryOptions({
    queryKey: ['careers-dropdowns'],
    meta: { failure: 'dropdownsFailed' },
    queryFn: ({ signal }) =>
      unwrap(agency.GET('/api/careers/dropdowns/', { signal }), getCareersDropdownsResponse),
  });
