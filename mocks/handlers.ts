import { getResponse, matchRequestUrl } from 'msw';
import { operations } from '#contract/generated/operations.ts';
import { matchOperation } from '#contract/matchOperation.ts';
import { agencyHandlers } from './generated/agency.handlers.ts';
import { hrmsHandlers } from './generated/hrms.handlers.ts';
import { loginAccount } from './handlers/accounts/loginAccount.ts';
import { registerAccount } from './handlers/accounts/registerAccount.ts';
import { careersLogin } from './handlers/careers/careersLogin.ts';
import { careersRegister } from './handlers/careers/careersRegister.ts';
import { checkProfile } from './handlers/careers/checkProfile.ts';
import { createProfile } from './handlers/careers/createProfile.ts';
import { updateProfile } from './handlers/careers/updateProfile.ts';
import { getCaseStudy } from './handlers/case-studies/getCaseStudy.ts';
import { listCaseStudies } from './handlers/case-studies/listCaseStudies.ts';
import { sendEmail } from './handlers/contact/sendEmail.ts';
import { getGame } from './handlers/games/getGame.ts';
import { listGames } from './handlers/games/listGames.ts';
import { applyToJob } from './handlers/jobs/applyToJob.ts';
import { getJob } from './handlers/jobs/getJob.ts';
import { listDepartments } from './handlers/jobs/listDepartments.ts';
import { listJobs } from './handlers/jobs/listJobs.ts';
import { createPaymentIntent } from './handlers/payments/createPaymentIntent.ts';
import { recordPaymentMethod } from './handlers/payments/recordPaymentMethod.ts';
import { getProject } from './handlers/projects/getProject.ts';
import { listProjects } from './handlers/projects/listProjects.ts';
import { getService } from './handlers/services/getService.ts';
import { listServices } from './handlers/services/listServices.ts';
import { unknownCall } from './handlers/unknownCall.ts';

/** Handlers that use the mock's records. */
const stateful = [
  listServices,
  getService,
  listProjects,
  getProject,
  listCaseStudies,
  getCaseStudy,
  listGames,
  getGame,
  listDepartments,
  listJobs,
  getJob,
  applyToJob,
  careersLogin,
  careersRegister,
  checkProfile,
  createProfile,
  updateProfile,
  sendEmail,
  registerAccount,
  loginAccount,
  createPaymentIntent,
  recordPaymentMethod,
];

/** All handlers: stateful ones, then the contract's first examples, then the refusal of unknown calls. */
export const handlers = [
  ...stateful,
  ...agencyHandlers('default'),
  ...hrmsHandlers('default'),
  unknownCall,
];

/** Handle requests that select an example (`Prefer: example=…`). */
export const preferredHandlers = [...agencyHandlers('preferred'), ...hrmsHandlers('preferred')];

/** Handlers by operation; matching all of them for each request would be slow. */
const byOperation = new Map(
  Object.values(operations).map(({ id, method, base, path }) => {
    const url = new URL(base + path, 'http://localhost');
    const isFor = ({ info }: (typeof handlers)[number]) =>
      info.method === method &&
      typeof info.path === 'string' &&
      matchRequestUrl(url, info.path).matches;
    return [id, handlers.filter(isFor)];
  }),
);

/** The response of the mock's own handlers, without those added by a test. */
export function respondFromMock(request: Request): Promise<Response | undefined> {
  const match = matchOperation(request.method, new URL(request.url).pathname);
  const preferred = request.headers.has('prefer') ? preferredHandlers : [];
  const rest = (match && byOperation.get(match.operation.id)) ?? [unknownCall];
  return getResponse([...preferred, ...rest], request);
}
