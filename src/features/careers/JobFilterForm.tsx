import { useQuery } from '@tanstack/react-query';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Form } from '#shared/ui/Form.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import styles from './JobFilterForm.module.css';
import { departmentsQuery, type JobFilters } from './jobs.ts';
import { KeywordField } from './KeywordField.tsx';
import { jobTypes } from './useJobFilters.ts';

type JobFilterFormProps = {
  filters: JobFilters;
  onChange: (name: keyof JobFilters, value: string) => void;
};

/** Filters of the job list. Each change reloads the list; the Search button does nothing. */
export function JobFilterForm({ filters, onChange }: JobFilterFormProps) {
  // When departments fail to load, the filter offers only the option for all.
  const { data: departments = [] } = useQuery(departmentsQuery());
  return (
    <Form
      className={`card stack tight ${styles.form}`}
      aria-label="Filter positions"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label="Department"
        name="department_id"
        value={filters.departmentId}
        onChange={(event) => onChange('departmentId', event.currentTarget.value)}
      >
        <option value="">All Departments</option>
        {withKeys(departments, (department) => department.id).map(
          ([key, { id, name, jobCount }]) => (
            <option key={key} value={id}>
              {`${name} (${jobCount})`}
            </option>
          ),
        )}
      </SelectField>
      <SelectField
        label="Job type"
        name="job_type"
        value={filters.jobType}
        onChange={(event) => onChange('jobType', event.currentTarget.value)}
      >
        <option value="">All Types</option>
        {Object.entries(jobTypes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <KeywordField value={filters.search} onChange={(value) => onChange('search', value)} />
      <Button type="submit">Search</Button>
    </Form>
  );
}
