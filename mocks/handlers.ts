/** The hand-written handlers, which answer from the mock's own records. */
import { getCaseStudy } from './handlers/case-studies/getCaseStudy.ts';
import { getGame } from './handlers/games/getGame.ts';
import { getJob } from './handlers/jobs/getJob.ts';
import { listJobs } from './handlers/jobs/listJobs.ts';
import { getProject } from './handlers/projects/getProject.ts';
import { getService } from './handlers/services/getService.ts';

/** Handlers that come between a request's own preference and the contract's first example. */
export const statefulHandlers = [getService, getProject, getCaseStudy, getGame, listJobs, getJob];
