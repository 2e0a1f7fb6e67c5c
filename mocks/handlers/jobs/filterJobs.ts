import type { components } from '#contract/generated/agency.d.ts';

type Job = components['schemas']['Job'];
type Department = components['schemas']['Department'];

/** The filters of `GET /api/jobs/`; null where none is set. */
export type JobFilters = {
  departmentId: string | null;
  jobType: string | null;
  location: string | null;
  search: string | null;
};

function departmentName({ department }: Job): string {
  return typeof department === 'string' ? department : (department?.name ?? '');
}

/** Jobs that match every given filter. The keyword is searched in title, department and description. */
export function filterJobs(jobs: Job[], departments: Department[], filters: JobFilters): Job[] {
  const { departmentId, jobType, location } = filters;
  const wanted = departments.find(({ id }) => id === Number(departmentId))?.name;
  const keyword = filters.search?.trim().toLowerCase();
  return jobs.filter((job) => {
    const text = `${job.title} ${departmentName(job)} ${job.description}`.toLowerCase();
    return (
      (!departmentId || departmentName(job) === wanted) &&
      (!jobType || job.job_type === jobType) &&
      (!location || job.location?.includes(location)) &&
      (!keyword || text.includes(keyword))
    );
  });
}
