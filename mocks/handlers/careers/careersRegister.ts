import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { accounts } from '../../db/collections.ts';
import { hashPassword } from '../../db/hashPassword.ts';
import { signIn } from '../../db/sessions.ts';
import { changeRecords } from '../../db/store.ts';
import { isEmail, isSameEmail } from '../email.ts';
import { readTexts } from '../readBody.ts';

const { registered, emailTaken, passwordsDiffer, passwordWeak, emailInvalid } =
  examples.careersRegister;

/** Creates an account and signs it in. */
export const careersRegister = agencyHttp.post(
  '/api/careers/register/',
  async ({ request, response }) => {
    const typed = await readTexts(request, 'email', 'password', 'password_confirm');
    const { password } = typed;
    const email = typed.email.trim();
    const hash = await hashPassword(password);
    const refusal = await changeRecords(async () => {
      if (!isEmail(email)) return emailInvalid;
      if (accounts.findFirst((q) => q.where((each) => isSameEmail(each.email, email)))) {
        return emailTaken;
      }
      if (password !== typed.password_confirm) return passwordsDiffer;
      if (password.length < 8) return passwordWeak;
      await accounts.create({ email, password: hash });
      return null;
    });
    if (refusal) return response(400).json(refusal);
    return response(201).json({ ...registered, user: { email } }, { headers: await signIn(email) });
  },
);
