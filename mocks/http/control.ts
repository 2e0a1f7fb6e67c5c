/** `/__mock/…` of `npm run mock`: tests of other programs reset the mock and choose its scenario and preset. */
import { applyPreset, isPreset, resetMock } from '../db/presets.ts';
import { candidateEmail, subscriber } from '../db/store.ts';
import { describeUnknownPreset, parseScenario, writeScenario } from '../scenario/parse.ts';
import { chooseScenario, readScenario } from '../scenario/tab.ts';
import { Refusal } from './prefer.ts';

/** Reads a text from a JSON body. Throws a `Refusal`. */
async function readText(request: Request, name: string, example: string): Promise<string> {
  const body: unknown = await request.json().catch(() => null);
  const text: unknown = Object(body)[name];
  if (typeof text === 'string') return text;
  throw new Refusal(400, `The body must be JSON, such as {"${name}":"${example}"}.`);
}

const showScenario = () => {
  const { rules } = readScenario();
  return Response.json({ mock: writeScenario(rules), rules });
};

/** The control calls. `initial` is the scenario after a reset; a preset's candidate has cookies, its subscriber a token. */
const createCalls = (initial: string): Record<string, (request: Request) => Promise<Response>> => ({
  'POST /__mock/reset': async () => {
    resetMock();
    chooseScenario(initial);
    return showScenario();
  },
  'POST /__mock/preset': async (request) => {
    const as = await readText(request, 'as', 'candidate');
    if (!isPreset(as)) throw new Refusal(400, describeUnknownPreset(as));
    const headers = applyPreset(as);
    const token = as === 'subscriber' ? subscriber.key : null;
    return Response.json({ as, email: headers[0] ? candidateEmail : null, token }, { headers });
  },
  'GET /__mock/scenario': async () => showScenario(),
  'PUT /__mock/scenario': async (request) => {
    const mock = await readText(request, 'mock', 'listTeams:serverError*1');
    const { problems } = parseScenario(mock);
    if (problems.length > 0) throw new Refusal(400, problems.join(' '));
    chooseScenario(mock);
    return showScenario();
  },
});

/** Responds to a control call, or throws a `Refusal`; then nothing has changed. */
export async function respondToControl(request: Request, pathname: string, initial: string) {
  const calls = createCalls(initial);
  const call = calls[`${request.method} ${pathname}`];
  if (call) return call(request);
  const known = Object.keys(calls).join(', ');
  throw new Refusal(404, `There is no ${request.method} ${pathname}. There are ${known}.`);
}
