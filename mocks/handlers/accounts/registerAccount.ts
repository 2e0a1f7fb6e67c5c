import { examples } from '#contract/generated/hrms.examples.ts';
import { subscribers } from '../../db/collections.ts';
import { createKey } from '../../db/createKey.ts';
import { hashPassword } from '../../db/hashPassword.ts';
import { changeRecords } from '../../db/store.ts';
import { hrmsHttp } from '../../hrms-http.ts';
import { isEmail, isSameEmail } from '../email.ts';
import { readTexts } from '../readBody.ts';

const refusals = examples.registerAccount;

/** Creates a subscriber. Only the refusal of a blank username lacks `detail`; the website's form prevents it. */
export const registerAccount = hrmsHttp.post(
  '/dj-rest-auth/registration/',
  async ({ request, response }) => {
    const typed = await readTexts(request, 'username', 'email', 'password1', 'password2');
    const username = typed.username.trim();
    const email = typed.email.trim();
    const password = typed.password1;
    const key = createKey();
    const hash = await hashPassword(password);
    const refusal = await changeRecords(async () => {
      if (!username) return refusals.fieldProblems;
      if (subscribers.findFirst((q) => q.where({ username }))) return refusals.usernameTaken;
      if (!isEmail(email)) return refusals.emailInvalid;
      if (subscribers.findFirst((q) => q.where((each) => isSameEmail(each.email, email)))) {
        return refusals.emailTaken;
      }
      if (password !== typed.password2) return refusals.passwordsDiffer;
      if (password.length < 8) return refusals.passwordWeak;
      await subscribers.create({ username, email, password: hash, key });
      return null;
    });
    return refusal ? response(400).json(refusal) : response(201).json({ key });
  },
);
