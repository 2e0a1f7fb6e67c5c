/** Sign-up and sign-in of candidates, and who may use a session. */
import { type Person, registerCandidate, signInAs } from '../accounts.ts';
import { session, wrongCookie } from '../checks/cookies.ts';
import { copyOf, createVisitor } from '../client.ts';
import { hasExpectedStatus, isSuccess } from '../exchange.ts';
import { parseBody } from '../json.ts';
import { bodyOf, type Size } from '../lawful.ts';
import { hasNoText, hasText, isAccount } from '../outcome.ts';
import type { CallOptions, Check, Rule, Run, TableRow } from '../rule.ts';
import { show } from '../secrets.ts';

/** Swaps capital and small letters. */
const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Tries sign-ins that must be refused: with a text that reveals nothing of the account, and without a session. */
async function failToSignIn(run: Run, { values }: Person): Promise<void> {
  const { newAccount, password } = run.state.data;
  const texts: unknown[] = [];
  const saysTheSame: Check = (exchange) => {
    if (!hasExpectedStatus(exchange)) return [];
    const message: unknown = parseBody(exchange)?.message;
    texts.push(message);
    if (!texts[0] || !message || texts[0] === message) return [];
    return [['/message', `${show(texts[0])}, as for an email without an account`, show(message)]];
  };
  const rows: TableRow[] = [
    ['an unknown email', signInAs(newAccount().email, password)],
    ['a password in other letter case', signInAs(values.email, swapCase(password))],
  ];
  const sizes: [Size, name: string, shorten: (text: string) => string][] = [
    ['largest', 'a long password', (text) => text.slice(0, -1)],
    ['strange', 'a password with spaces', (text) => text.trim()],
  ];
  for (const [size, name, shorten] of sizes) {
    const person = await run.attempt([], () => registerCandidate(run, name, size));
    if (!person) continue;
    const { email, password: whole } = person.values;
    await run.call('careersLogin', name, signInAs(email, whole));
    rows.push([`${name}, shortened`, signInAs(email, shorten(String(whole)))]);
  }
  const as = createVisitor();
  const table = rows.map(([name, ask]): TableRow => [name, ask, hasText, saysTheSame]);
  await run.table('careersLogin', { as, statuses: ['401'] }, table);
  if (texts.length < rows.length) return;
  await run.call('checkProfile', 'no session after refusals', { as, statuses: ['401'] });
}

/** A sign-in or sign-up that kept the session with which it came. */
const keptSession = wrongCookie(
  session,
  'a new session in place of the one that the browser had',
  'the session that the request came with',
);

/** Checks that a session id that somebody else knows never becomes the account's session. */
async function plantSession(run: Run, call: 'careersLogin' | 'careersRegister', ask: CallOptions) {
  // Anybody may get a session that the server gives to visitors, and plant it.
  const planted = createVisitor();
  const given = { as: planted, statuses: ['401'] };
  await run.call('checkProfile', 'a visitor without an account', given);
  if (!planted.jar.get(session)) {
    planted.jar.take([`${session}=${run.state.data.forgedKey}${call.length}`]);
  }
  const cookie = `${session}=${planted.jar.get(session)}`;
  const as = copyOf(planted);
  const exchange = await run.call(call, "with somebody else's session id", { ...ask, as });
  if (!isSuccess(exchange)) return;
  const later = { as: planted, statuses: ['401', '200'] };
  const found = await run.call('checkProfile', 'that session id is still nobody', later);
  if (isSuccess(found) || as.jar.header().includes(cookie)) run.note(exchange, keptSession);
}

/** Sign-up, sign-in and sessions of candidates. */
export const candidate: Rule = {
  id: 'candidate',
  calls: ['careersRegister', 'careersLogin', 'checkProfile'],
  isStory: true,
  async check(run) {
    const { state } = run;
    const person = await registerCandidate(run);
    const { as, values } = person;
    const { email, password } = values;
    const isPerson = isAccount(email, false);
    run.note(person.exchange, ...isPerson(person.exchange));
    const amongOthers = { cookie: `_ga=GA1.2; ${as.jar.header()}; x="a b"` };
    const noCredential = { headers: { authorization: null }, statuses: ['401'] };
    const guarded: TableRow[] = [['a session without the credential', noCredential, hasNoText]];
    await run.table('checkProfile', { as }, [
      ['the session is kept', {}, isPerson],
      ['beside cookies of others', { headers: amongOthers }, isPerson],
      ...(state.options.basicAuth ? guarded : []),
    ]);
    const inCapitals = String(email).toUpperCase();
    const other = bodyOf(state, 'careersRegister');
    const differing = { ...other, password_confirm: state.data.otherPassword };
    const [, , differed] = await run.table('careersRegister', { statuses: ['400'] }, [
      ['the same email again', { values }],
      ['the same email in capitals', { values: { ...values, email: inCapitals } }],
      ['two different passwords', { values: differing }],
    ]);
    if (differed && hasExpectedStatus(differed)) {
      await run.call('careersRegister', 'once the passwords agree', { values: other });
    }
    await failToSignIn(run, person);
    const visitor = createVisitor();
    const signIn = (name: string, as = createVisitor(), address = email) => {
      const ask = { ...signInAs(address, password), as };
      return run.call('careersLogin', name, ask, isAccount(address, false));
    };
    await signIn('the right password', visitor);
    if (visitor.jar.get(session)) {
      const check = (name: string) => run.call('checkProfile', name, { as: visitor }, isPerson);
      await check('the session of the sign-in');
      await signIn('again, with the session', visitor);
      await check('the session afterwards');
      const { email: another } = (await registerCandidate(run, 'another candidate')).values;
      const before = visitor.jar.get(session);
      const exchange = await signIn('another candidate in the same browser', visitor, another);
      const isKept = isSuccess(exchange) && visitor.jar.get(session) === before;
      if (isKept) run.note(exchange, keptSession);
    }
    await signIn('the email in capitals', createVisitor(), inCapitals);
    await plantSession(run, 'careersLogin', signInAs(email, password));
    const newcomer = bodyOf(state, 'careersRegister');
    await plantSession(run, 'careersRegister', { values: newcomer });
  },
};
