/** The mock agency with a long list of jobs: `node scripts/bench/jobsServer.ts --count 10000 --port 5105`. */
import { createServer } from 'node:http';
import { examples } from '#contract/generated/agency.examples.ts';
import { departments, jobs as originals } from '../../mocks/db/seed.ts';
import { filterJobs } from '../../mocks/handlers/jobs/filterJobs.ts';
import { teaserOf } from '../../mocks/handlers/teaserOf.ts';
import { createHttpMock } from '../../mocks/http.ts';
import { readCommand, readCount, readPort } from '../setup/commandLine.ts';

const { values: options } = readCommand(
  `Serves the mock agency with a long list of jobs.

  node scripts/bench/jobsServer.ts --count 10000 --port 5105`,
  {
    options: {
      count: { type: 'string', default: '10000' },
      port: { type: 'string', default: '5105' },
    },
  },
);

const jobs = Array.from({ length: readCount('count', options.count) }, (_, index) => {
  const original = originals[index % originals.length] as (typeof originals)[number];
  return { ...original, id: index + 1, slug: `position-${index + 1}` };
});
const bySlug = new Map(jobs.map((job) => [job.slug, job]));
const toTeaser = teaserOf(examples.listJobs.jobs.jobs);
const whole = JSON.stringify({ jobs: jobs.map(toTeaser) });

function listOf(query: URLSearchParams): string {
  if (query.size === 0) return whole;
  const filters = {
    departmentId: query.get('department_id'),
    jobType: query.get('job_type'),
    location: query.get('location'),
    search: query.get('search'),
  };
  return JSON.stringify({ jobs: filterJobs(jobs, departments, filters).map(toTeaser) });
}

const agency = createHttpMock('', (violation) => console.error(violation));
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const slug = /^\/api\/jobs\/([^/]+)\/$/.exec(pathname)?.[1] ?? '';
  const job = bySlug.get(slug);
  if (pathname !== '/api/jobs/' && !job) return agency.emit('request', request, response);
  response.setHeader('Content-Type', 'application/json');
  return response.end(job ? JSON.stringify({ job }) : listOf(searchParams));
});
server.on('error', (error) => {
  console.error(`The jobs server cannot start: ${error.message}.`);
  process.exit(1);
});
server.listen(readPort('port', options.port), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${options.port}`),
);
