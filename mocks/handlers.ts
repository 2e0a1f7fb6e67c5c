/** The hand-written handlers, which answer from the mock's own records. */
import { loginAccount } from './handlers/accounts/loginAccount.ts';
import { registerAccount } from './handlers/accounts/registerAccount.ts';
import { careersLogin } from './handlers/careers/careersLogin.ts';
import { careersRegister } from './handlers/careers/careersRegister.ts';
import { checkProfile } from './handlers/careers/checkProfile.ts';
import { createProfile } from './handlers/careers/createProfile.ts';
import { updateProfile } from './handlers/careers/updateProfile.ts';
import { getCaseStudy } from './handlers/case-studies/getCaseStudy.ts';
import { sendEmail } from './handlers/contact/sendEmail.ts';
import { getGame } from './handlers/games/getGame.ts';
import { applyToJob } from './handlers/jobs/applyToJob.ts';
import { getJob } from './handlers/jobs/getJob.ts';
import { listJobs } from './handlers/jobs/listJobs.ts';
import { createPaymentIntent } from './handlers/payments/createPaymentIntent.ts';
import { recordPaymentMethod } from './handlers/payments/recordPaymentMethod.ts';
import { getProject } from './handlers/projects/getProject.ts';
import { getService } from './handlers/services/getService.ts';

/** Handlers that come between a request's own preference and the contract's first example. */
export const statefulHandlers = [
  getService,
  getProject,
  getCaseStudy,
  getGame,
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
