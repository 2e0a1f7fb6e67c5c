import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { accounts, profiles } from '../../db/collections.ts';
import { describeCheck } from '../../db/describeProfile.ts';
import { hashPassword } from '../../db/hashPassword.ts';
import { signIn } from '../../db/sessions.ts';
import { isSameEmail } from '../email.ts';
import { readTexts } from '../readBody.ts';

const { signedIn, credentialsIncomplete, credentialsWrong } = examples.careersLogin;

/** Signs a candidate in and sets the session's cookies. */
export const careersLogin = agencyHttp.post(
  '/api/careers/login/',
  async ({ request, response }) => {
    const { email: typed, password } = await readTexts(request, 'email', 'password');
    const email = typed.trim();
    if (!email || !password) return response(400).json(credentialsIncomplete);
    const hash = await hashPassword(password);
    const account = accounts.findFirst((q) =>
      q.where((each) => isSameEmail(each.email, email) && each.password === hash),
    );
    if (!account) return response(401).json(credentialsWrong);
    const profile = profiles.findFirst((q) => q.where({ email: account.email }));
    const { message } = signedIn;
    return response(200).json(
      { message, user: { email: account.email }, ...describeCheck(profile) },
      { headers: await signIn(account.email) },
    );
  },
);
