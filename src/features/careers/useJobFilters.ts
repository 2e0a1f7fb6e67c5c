import { useCallback, useMemo } from 'react';
import { listJobs } from '#contract/generated/limits.ts';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';
import { isJobType, type JobFilters } from './jobs.ts';

const parameterNames: Record<keyof JobFilters, string> = {
  departmentId: 'department_id',
  jobType: 'job_type',
  search: 'search',
};

/** Filters of the job list, stored in the URL: `?department_id=&job_type=&search=`. */
export function useJobFilters() {
  const [urlParameters, setParameter] = useUrlParameters();
  const departmentId = urlParameters.get(parameterNames.departmentId) ?? '';
  const type = urlParameters.get(parameterNames.jobType) ?? '';
  const search = urlParameters.get(parameterNames.search) ?? '';

  const filters = useMemo<JobFilters>(
    () => ({
      departmentId: /^\d+$/.test(departmentId) ? departmentId : '',
      jobType: isJobType(type) ? type : '',
      search: search.trim().slice(0, listJobs.search.maxLength),
    }),
    [departmentId, type, search],
  );

  const setFilter = useCallback(
    (name: keyof JobFilters, value: string) =>
      setParameter(parameterNames[name], value, { replace: true }),
    [setParameter],
  );

  return { filters, setFilter };
}
