import { useCallback, useMemo } from 'react';
import { listJobs } from '#contract/generated/limits.ts';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';
import { type JobFilters, jobTypes } from './jobs.ts';

const { minimum, maximum } = listJobs.department_id;
const isDepartmentId = (id: number) => Number.isInteger(id) && id >= minimum && id <= maximum;

/** Filters of the job list, stored in the URL: `?department_id=&job_type=&search=`. */
export function useJobFilters() {
  const [urlParameters, setParameter] = useUrlParameters();
  const departmentId = Number(urlParameters.get('department_id') ?? '');
  const type = urlParameters.get('job_type') as keyof typeof jobTypes;
  const search = urlParameters.get('search') ?? '';

  const filters = useMemo<JobFilters>(
    () => ({
      department_id: isDepartmentId(departmentId) ? String(departmentId) : '',
      job_type: Object.hasOwn(jobTypes, type) ? type : '',
      search: search.trim().slice(0, listJobs.search.maxLength),
    }),
    [departmentId, type, search],
  );

  const setFilter = useCallback(
    (name: keyof JobFilters, value: string) => setParameter(name, value, { replace: true }),
    [setParameter],
  );

  return { filters, setFilter };
}
