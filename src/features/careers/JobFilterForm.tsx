import { useQuery } from '@tanstack/react-query';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useState,
} from 'react';
import { listJobs } from '#contract/generated/limits.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form, SelectField, TextField } from '#shared/ui/Fields.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './JobFilterForm.module.css';
import { departmentsQuery, type JobFilters, jobTypes } from './jobs.ts';

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

  const setFilter = (name: keyof JobFilters, value: string) =>
    setParameter(name, value, { replace: true });
  return { filters, setFilter };
}

type JobFilterFormProps = {
  filters: JobFilters;
  onChange: (name: keyof JobFilters, value: string) => void;
};

/**
 * Filters of the job list. Each change reloads the list; the Search button does nothing. Small screens show the filters
 * on request, so that the first job is above the fold.
 */
export function JobFilterForm({ filters, onChange }: JobFilterFormProps) {
  // Without departments, or with another one in the URL, the filter offers all and the chosen one.
  const { data: departments = [] } = useQuery(departmentsQuery());
  const [open, setOpen] = useState(false);
  // Navigations render as transitions. Meanwhile a select would show its old choice, and the keyword lose new letters.
  const [shown, show] = useOptimistic(filters, (all, change: Partial<JobFilters>) => ({
    ...all,
    ...change,
  }));
  const set = (name: keyof JobFilters, value: string) =>
    startTransition(() => {
      show({ [name]: value });
      onChange(name, value);
    });
  const active = Object.values(shown).filter(Boolean).length;
  return (
    <Form
      className={`card-box stack gap-s ${styles.form}`}
      aria-label="Filter positions"
      data-open={open}
      onSubmit={(event) => event.preventDefault()}
    >
      <button
        type="button"
        className={`one-line ${styles.toggle}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="search" size={20} />
        <span>{active > 0 ? `Filters (${active} set)` : 'Filters'}</span>
        <Icon name="chevronDown" size={20} />
      </button>
      <SelectField
        label="Department"
        name="department_id"
        value={shown.department_id}
        onChange={(event) => set('department_id', event.currentTarget.value)}
      >
        <option value="">All Departments</option>
        {shown.department_id &&
          !departments.some(({ id }) => String(id) === shown.department_id) && (
            <option value={shown.department_id}>Chosen department</option>
          )}
        {withKeys(departments, (department) => department.id).map(
          ([key, { id, name, job_count }]) => (
            <option key={key} value={String(id)}>
              {job_count === null ? name : `${name} (${job_count})`}
            </option>
          ),
        )}
      </SelectField>
      <SelectField
        label="Job type"
        name="job_type"
        value={shown.job_type}
        onChange={(event) => set('job_type', event.currentTarget.value)}
      >
        <option value="">All Types</option>
        {Object.entries(jobTypes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <KeywordField value={shown.search} onChange={(value) => set('search', value)} />
      <Button type="submit">Search</Button>
    </Form>
  );
}

const debounceMs = 300;

type KeywordFieldProps = { value: string; onChange: (value: string) => void };

/** Search box with a debounce of 300 ms. It follows external changes of `value`. */
function KeywordField({ value, onChange }: KeywordFieldProps) {
  const change = useEffectEvent(onChange);
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    if (typed.trim() !== value) setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => change(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextField
      label="Keyword"
      name="search"
      type="search"
      placeholder="Search jobs"
      autoComplete="off"
      maxLength={listJobs.search.maxLength}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
