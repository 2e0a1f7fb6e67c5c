import { examples } from '#contract/generated/hrms.examples.ts';
import { subscribers } from '../../db/collections.ts';
import { hashPassword } from '../../db/hashPassword.ts';
import { hrmsHttp } from '../../hrms-http.ts';
import { isSameEmail } from '../email.ts';
import { readTexts } from '../readBody.ts';

/** Responds with the subscriber's key when username, email and password match. */
export const loginAccount = hrmsHttp.post('/auth/login/login/', async ({ request, response }) => {
  const typed = await readTexts(request, 'username', 'email', 'password');
  const own = { username: typed.username.trim(), password: await hashPassword(typed.password) };
  const found = subscribers
    .findMany((q) => q.where(own))
    .find(({ email }) => isSameEmail(email, typed.email.trim()));
  return found
    ? response(200).json({ key: found.key })
    : response(400).json(examples.loginAccount.loginWrong);
});
