import { examples } from '#contract/generated/hrms.examples.ts';
import { subscribers } from '../../db/collections.ts';
import { hashPassword } from '../../db/hashPassword.ts';
import { hrmsHttp } from '../../hrms-http.ts';
import { isSameEmail } from '../email.ts';
import { asText, readFields } from '../readBody.ts';

/** Responds with the subscriber's key when username, email and password match. */
export const loginAccount = hrmsHttp.post('/auth/login/login/', async ({ request, response }) => {
  const fields = await readFields(request);
  const hash = await hashPassword(asText(fields.password));
  const found = subscribers.findFirst((q) =>
    q.where(
      ({ username, email, password }) =>
        username === asText(fields.username).trim() &&
        isSameEmail(email, asText(fields.email).trim()) &&
        password === hash,
    ),
  );
  return found
    ? response(200).json({ key: found.key })
    : response(400).json(examples.loginAccount.loginWrong);
});
