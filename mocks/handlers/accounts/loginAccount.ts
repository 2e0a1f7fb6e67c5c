import { examples } from '#contract/generated/hrms.examples.ts';
import { readRecords } from '../../db/store.ts';
import { hrmsHttp } from '../../hrms-http.ts';
import { isSameEmail } from '../email.ts';
import { asText, readFields } from '../readBody.ts';

/** Answers with the subscriber's key when username, email and password belong together. */
export const loginAccount = hrmsHttp.post('/auth/login/login/', async ({ request, response }) => {
  const fields = await readFields(request);
  const found = readRecords().subscribers.find(
    ({ username, email, password }) =>
      username === asText(fields.username).trim() &&
      isSameEmail(email, asText(fields.email).trim()) &&
      password === fields.password,
  );
  return found
    ? response(200).json({ key: found.key })
    : response(400).json(examples.loginAccount.loginWrong);
});
