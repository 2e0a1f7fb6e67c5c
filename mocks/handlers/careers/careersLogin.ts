import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { findProfile } from '../../db/profiles.ts';
import { signIn } from '../../db/sessions.ts';
import { readRecords } from '../../db/store.ts';
import { isSameEmail } from '../email.ts';
import { asText, readFields } from '../readBody.ts';

const { signedIn, credentialsIncomplete, credentialsWrong } = examples.careersLogin;

/** Signs a candidate in and sets the session's cookies. */
export const careersLogin = agencyHttp.post(
  '/api/careers/login/',
  async ({ request, response }) => {
    const fields = await readFields(request);
    const email = asText(fields.email).trim();
    const password = asText(fields.password);
    if (!email || !password) return response(400).json(credentialsIncomplete);
    const account = readRecords().accounts.find(
      (each) => isSameEmail(each.email, email) && each.password === password,
    );
    if (!account) return response(401).json(credentialsWrong);
    const profile = findProfile(account.email);
    return response(200).json(
      {
        message: signedIn.message,
        user: { email: account.email },
        ...(profile ? { has_profile: true, profile } : { has_profile: false, profile }),
      },
      { headers: signIn(account.email) },
    );
  },
);
