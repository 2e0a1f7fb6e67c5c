/** `/__mock/…` of `npm run mock`: tests of other programs reset the mock and choose its scenario and preset. */
import { applyPreset, isPreset, resetMock } from '../db/presets.ts';
import { candidateEmail, subscriber } from '../db/store.ts';
import { describeUnknownPreset, parseScenario, writeScenario } from '../scenario/parse.ts';
import { chooseScenario, readScenario } from '../scenario/tab.ts';
import { Refusal } from './prefer.ts';

/**
 * Responds to a control call, or throws a `Refusal`; then nothing has changed. `initial` is the scenario after a reset;
 * a preset's candidate has cookies, its subscriber a token.
 */
export async function respondToControl(request: Request, pathname: string, initial: string) {
  const { as = '', mock = '' } = Object(await request.json().catch(() => null));
  const call = `${request.method} ${pathname}`;
  if (call === 'POST /__mock/reset') {
    await resetMock();
    chooseScenario(initial);
  } else if (call === 'POST /__mock/preset') {
    if (!isPreset(as)) throw new Refusal(400, describeUnknownPreset(as));
    const headers = await applyPreset(as);
    const token = as === 'subscriber' ? subscriber.key : null;
    return Response.json({ as, email: headers[0] ? candidateEmail : null, token }, { headers });
  } else if (call === 'PUT /__mock/scenario') {
    const { problems } = parseScenario(String(mock));
    if (!mock) problems.push('The body must be JSON, such as {"mock":"listTeams:serverError*1"}.');
    if (problems.length > 0) throw new Refusal(400, problems.join(' '));
    chooseScenario(mock);
  } else if (call !== 'GET /__mock/scenario') {
    throw new Refusal(404, `There is no ${call}, but POST reset and preset, GET and PUT scenario.`);
  }
  const { rules } = readScenario();
  return Response.json({ mock: writeScenario(rules), rules });
}
