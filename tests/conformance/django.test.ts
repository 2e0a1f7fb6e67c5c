/** A typical Django REST backend raises no false alarm, and typical mistakes are reported. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { createCertificate } from '../servers/certificate.ts';
import { check, describeViolations, readRows } from './check.ts';

/** Debian's own Python, which finds its packages. */
const python = '/usr/bin/python3';
const packages = ['python3-django', 'python3-djangorestframework'];
const assets = path.resolve(import.meta.dirname, '../../mocks/assets');

const hasDjango = (): boolean =>
  spawnSync(python, ['-c', 'import django, rest_framework']).status === 0;

if (!hasDjango()) {
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 120_000 });
  spawnSync('apt-get', ['install', '-y', ...packages], { stdio: 'ignore', timeout: 300_000 });
  if (!hasDjango()) {
    throw new Error(`Install ${packages.join(' and ')}; apt-get could not, perhaps without root.`);
  }
}

/** The records of a detail, by the path of each. */
const detailsOf = ({ base, path }: { base: string; path: string }, bodies: object[]) =>
  bodies.flatMap((body) =>
    [body, ...Object.values(body)].flatMap((record) => {
      const key = record?.slug ?? record?.id;
      return key === undefined ? [] : [[base + path.replace(/\{\w+\}/, key), body] as const];
    }),
  );

/** Responses by path to reads for which the backend has no view: the contract's examples. */
const reads = Object.values(operations)
  .filter(({ api, method }) => api === 'agency' && method === 'GET')
  .flatMap((operation) => {
    const bodies: object[] = Object.values(examples[operation.id as keyof typeof examples]);
    const { base, path } = operation;
    return path.includes('{') ? detailsOf(operation, bodies) : [[base + path, bodies[0]] as const];
  });

const jobs = Object.values(examples.getJob).flatMap((body) => ('job' in body ? [body.job] : []));

/** Content that `backend/content.py` stores, and `reads`, which it does not store. */
const content = {
  reads: Object.fromEntries(reads),
  departments: examples.listDepartments.departments.departments,
  jobs: examples.listJobs.jobs.jobs.map(({ slug }) => jobs.find((each) => each?.slug === slug)),
};

const site = 'https://www.agency.example';
const credential = 'edge:gatekeeper';

/**
 * How the backend runs: lawful variants of `settings.py`, and a mistake: values of attributes by their place, such as
 * `backend.content.JobList.lookup`.
 */
type Backend = { variants?: string[]; mistake?: Record<string, unknown> };

/** Program, arguments and options of `serve.py`. */
const server = (folder: string, { variants = [], mistake = {} }: Backend) => {
  const env = {
    PATH: process.env.PATH,
    DJANGO_FOLDER: folder,
    DJANGO_SECRET: randomBytes(24).toString('hex'),
    VARIANT: variants.join(','),
    MISTAKE: JSON.stringify(mistake),
    EDGE_CREDENTIAL: credential,
    SITE: site,
  };
  return [
    python,
    ['-B', 'serve.py'],
    { cwd: path.join(import.meta.dirname, 'django'), env },
  ] as const;
};

const makeFolder = () => fs.mkdtempSync(path.join(tmpdir(), 'django-'));
const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

/** Creates the folder with database and files; every start uses a copy. */
function prepare(): string {
  const folder = makeFolder();
  process.once('exit', () => remove(folder));
  fs.mkdirSync(path.join(folder, 'media'));
  fs.writeFileSync(path.join(folder, 'content.json'), JSON.stringify(content));
  fs.writeFileSync(path.join(folder, 'tls.pem'), createCertificate());
  for (const name of fs.readdirSync(assets)) {
    if (name === 'resumes') continue;
    fs.symlinkSync(path.join(assets, name), path.join(folder, 'media', name));
  }
  const [program, args, options] = server(folder, {});
  const { status, stderr } = spawnSync(program, [...args, '--prepare'], options);
  if (status !== 0) throw new Error(`Django ended with status ${status}: ${stderr}`);
  return folder;
}

const prepared = prepare();

/** The report of a run against a new backend with its own database. */
async function checkDjango(backend: Backend, only: string[] = []) {
  const folder = makeFolder();
  fs.cpSync(prepared, folder, { recursive: true, verbatimSymlinks: true });
  const child = spawn(...server(folder, backend));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const closed = once(child, 'close');
  try {
    const [printed] = await Promise.race([once(child.stdout, 'data'), closed]);
    if (!Buffer.isBuffer(printed)) throw new Error(`Django ended with ${printed}: ${errors}`);
    const agency = String(printed).trim();
    return await check({ agency, basicAuth: credential, site, insecure: true, only });
  } finally {
    process.off('exit', end);
    end();
    await closed;
    remove(folder);
  }
}

const lawful = ['https', 'signed_cookies', 'already_applied_200'];

test.each([[[]], [lawful]])('the lawful variants %j conform in every step', async (variants) => {
  const report = await checkDjango({ variants });
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
  const reasons = report.operations.flatMap(({ skipped }) => skipped.map(({ reason }) => reason));
  expect(new Set(reasons)).toEqual(new Set(['no --hrms was given']));
});

/** Mistakes of Django teams: the call and field that the report must name, and the wrong attribute. */
const mistakes = `
  careersLogin         header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_SAMESITE="None"
  careersLogin         header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_HTTPONLY=false
  careersLogin         header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_DOMAIN=.agency.example
  careersLogin         header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_AGE=31536000
  careersRegister      header Set-Cookie: sessionid  django.conf.settings.SESSION_COOKIE_NAME=agency_session
  careersLogin         header Set-Cookie: csrftoken  django.conf.settings.CSRF_COOKIE_HTTPONLY=true
  createProfile        status                        django.conf.settings.CSRF_USE_SESSIONS=true
  listGames            status                        backend.problems.CredentialMiddleware.exempt=["/api/games/"]
  listJobs             /jobs                         backend.content.JobList.lookup=regex
  listJobs             /jobs                         backend.content.JobList.lookup=iexact
  listJobs             /jobs                         backend.content.JobList.searched=["title"]
  listJobs             /jobs                         backend.content.JobList.searched=["title","department__name"]
  listJobs             /jobs                         backend.content.JobList.searched=["title","description"]
  listJobs             /jobs                         backend.content.JobList.envelope=results
  listJobs             /jobs/*/location              backend.content.JobList.filters={"department_id":"department_id","job_type":"job_type"}
  listJobs             /jobs/*/posted_date           backend.content.JobList.order=posted_date
  listJobs             /jobs/*/posted_date           backend.content.JobList.order=id
  listDepartments      /departments/*/job_count      backend.content.JobList.shown={"is_active":true}
  getJob               status                        backend.content.JobDetail.lookup_field=pk
  getJob               /job                          backend.content.JobDetail.envelope=position
  checkProfile         /message                      backend.careers.CheckProfile.problem_key=detail
  checkProfile         status                        backend.careers.Session.authenticate_header=null
  createProfile        status                        backend.careers.ProfileView.largest=1000000000
  updateProfile        status                        backend.careers.ProfileView.largest=5000000`;

/** The parsed JSON; a text that is not JSON unchanged. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

test.each(readRows(mistakes, / {2,}/))('%s %s is reported for %s', async (...cells) => {
  const [call = '', field = '', mistake = ''] = cells.filter(Boolean);
  const [place = '', value = ''] = mistake.split('=');
  // A search is compared with the pages of jobs too.
  const report = await checkDjango({ mistake: { [place]: readValue(value) } }, [call, 'getJob']);
  const lines = describeViolations(report).map((line) => line.replace(/\/\d+(?=[/:])/g, '/*'));
  expect(lines).toContainEqual(expect.stringContaining(`${call} ${field}:`));
});
