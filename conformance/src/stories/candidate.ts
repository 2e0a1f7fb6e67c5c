/** Sign-up and sign-in of candidates, and who may use a session. */
import { credentials } from '../../../openapi/generated/calls.ts';
import { operations } from '../../../openapi/generated/operations.ts';
import { copyOf, type Person, registerCandidate } from '../accounts.ts';
import { createVisitor } from '../client.ts';
import { type Exchange, isSuccess } from '../exchange.ts';
import { readJson } from '../json.ts';
import { bodyOf } from '../lawfulBody.ts';
import { demandText, expectAccount } from '../outcome.ts';
import { attempt, type CallOptions, type Rule, type Run } from '../rule.ts';
import { show } from '../secrets.ts';

const { name: session } = credentials.careersSession;

const login = (email: unknown, password: unknown): CallOptions => {
  return { values: { email, password, password_confirm: '' } };
};

/** Swaps capital and small letters. */
const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Tries sign-ins that must be refused: with a text that reveals nothing of the account, and without a session. */
async function failToSignIn(run: Run, { values }: Person): Promise<void> {
  const long = await attempt(() => registerCandidate(run, 'longPassword', 'largest'));
  const { newAccount, password } = run.state.data;
  const refused = { as: createVisitor(), statuses: ['401'] };
  const attempts: [string, string, CallOptions][] = [
    ['unknownAccount', 'An email that has no account', login(newAccount().email, password)],
    ['wrongPassword', 'A password in other letter case', login(values.email, swapCase(password))],
  ];
  if (long) {
    const { email, password: whole } = long.values;
    const cut = login(email, String(whole).slice(0, -1));
    attempts.push(['longPasswordCut', 'The longest password without its last letter', cut]);
  }
  const texts: unknown[] = [];
  for (const [name, text, ask] of attempts) {
    const exchange = await run.call('careersLogin', name, text, { ...ask, ...refused });
    demandText(run, exchange);
    if (!run.isMet(exchange)) continue;
    const { message } = readJson(exchange) ?? {};
    texts.push(message);
    if (!texts[0] || !message || texts[0] === message) continue;
    const expected = `${show(texts[0])}, as for an email without an account`;
    run.note(exchange, '/message', expected, show(message));
  }
  const text = 'There is no session after a refused sign-in';
  if (texts.length === attempts.length)
    await run.call('checkProfile', 'checkRefused', text, refused);
}

/** Notes a session that continues for another candidate. */
function demandNewSession(run: Run, exchange: Exchange, isKept: boolean): void {
  if (!isKept || !isSuccess(exchange)) return;
  const expected = 'a new session in place of the one that the browser had';
  const got = 'the session that the request came with';
  run.note(exchange, `header Set-Cookie: ${session}`, expected, got);
}

/** Checks that a session id chosen by somebody else never becomes the account's session. */
async function plantSession(run: Run, call: 'careersLogin' | 'careersRegister', ask: CallOptions) {
  const planted = createVisitor();
  const cookie = `${session}=${run.state.data.forgedKey}${call.length}`;
  planted.jar.take([cookie]);
  const as = copyOf(planted);
  const text = 'With a session id that somebody else has chosen';
  const exchange = await run.call(call, `${call}Planted`, text, { ...ask, as });
  if (!isSuccess(exchange)) return;
  const later = { as: planted, statuses: ['401', '200'] };
  const check = 'The planted session id is still nobody';
  const found = await run.call('checkProfile', `${call}PlantedLater`, check, later);
  demandNewSession(run, exchange, isSuccess(found) || as.jar.header().includes(cookie));
}

export const candidate: Rule = {
  id: 'candidate',
  promise:
    'sign-up and sign-in: sessions, repeated and in capitals, wrong passwords, planted sessions',
  calls: ['careersRegister', 'careersLogin', 'checkProfile'],
  isStory: true,
  async check(run) {
    const person = await registerCandidate(run, 'register');
    const { as, values } = person;
    const { email, password } = values;
    expectAccount(run, person.exchange, false, email);
    const check = async (name: string, text: string, by = as) =>
      expectAccount(run, await run.call('checkProfile', name, text, { as: by }), false, email);
    await check('check', 'The session is kept, and there is no profile yet');
    const inCapitals = String(email).toUpperCase();
    const other = bodyOf(run.state, operations.careersRegister);
    const refuse = (name: string, text: string, body: typeof values) =>
      run.call('careersRegister', name, text, { values: body, statuses: ['400'] });
    await refuse('registerAgain', 'The same email a second time', values);
    const capitals = { ...values, email: inCapitals };
    await refuse('registerInCapitals', 'The same email in capital letters', capitals);
    const differing = { ...other, password_confirm: run.state.data.otherPassword };
    const differed = await refuse('passwordsDiffer', 'Two different passwords', differing);
    const corrected = 'The same email, once the passwords agree';
    if (run.isMet(differed))
      await run.call('careersRegister', 'passwordsAgree', corrected, { values: other });
    await failToSignIn(run, person);
    const visitor = createVisitor();
    const signIn = async (name: string, text: string, by = createVisitor(), address = email) => {
      const ask = { ...login(address, password), as: by };
      const exchange = await run.call('careersLogin', name, text, ask);
      expectAccount(run, exchange, false, address);
      return exchange;
    };
    await signIn('signIn', 'A sign-in with the right password', visitor);
    if (visitor.jar.get(session)) {
      await check('checkSignIn', 'The session of the sign-in is kept', visitor);
      await signIn('signInAgain', 'The same sign-in again, with the session', visitor);
      await check('checkSignInAgain', 'There is a session afterwards', visitor);
      const { values: another } = await registerCandidate(run, 'another');
      const text = 'Another candidate, where the first one is signed in';
      const before = visitor.jar.get(session);
      const exchange = await signIn('signInAnother', text, visitor, another.email);
      demandNewSession(run, exchange, visitor.jar.get(session) === before);
    }
    await signIn('signInInCapitals', 'The email in capitals', createVisitor(), inCapitals);
    await plantSession(run, 'careersLogin', login(email, password));
    const newcomer = bodyOf(run.state, operations.careersRegister);
    await plantSession(run, 'careersRegister', { values: newcomer });
  },
};
