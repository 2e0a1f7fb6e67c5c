/** `/__mock/…` of `npm run mock`: test suites of other teams set the mock's records and responses. */
import { candidateEmail, subscribers } from '../db/collections.ts';
import { applyPreset, isPreset, type PresetName, resetMock } from '../db/presets.ts';
import type { Records } from '../db/records.ts';
import { readRecords } from '../db/store.ts';
import {
  describeUnknownPreset,
  parseScenario,
  type Rule,
  rulesOf,
  writeScenario,
} from '../scenario/parse.ts';
import { chooseScenario, readScenario } from '../scenario/tab.ts';

/** The value of `?mock=` in a link, and its rules with their remaining calls (null: all). */
type ScenarioState = { mock: string; rules: readonly Rule[] };

/**
 * The control calls with their JSON bodies, for callers in TypeScript. A preset also sets the cookies of its candidate;
 * its subscriber has a token. Invalid input gets a 4xx status and `{ detail: string }`, and changes nothing.
 */
export type MockControl = {
  'POST /__mock/reset': { body: undefined; response: ScenarioState };
  'POST /__mock/preset': {
    body: { as: PresetName };
    response: { as: PresetName; email: string | null; token: string | null };
  };
  'GET /__mock/records': { body: undefined; response: Records };
  'GET /__mock/scenario': { body: undefined; response: ScenarioState };
  'PUT /__mock/scenario': { body: { mock: string }; response: ScenarioState };
};

type Reply<Call extends keyof MockControl> = {
  value: MockControl[Call]['response'];
  headers?: [name: string, value: string][];
};

/** Error that becomes a response with its status and message. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(status: number, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

const showScenario = () => {
  const { parts } = readScenario();
  return { value: { mock: writeScenario(parts), rules: rulesOf(parts) } };
};

/** Reads a text from a JSON body. Throws a `Refusal`. */
async function readText(request: Request, name: string, example: string): Promise<string> {
  const body: unknown = await request.json().catch(() => null);
  const text: unknown = Object(body)[name];
  if (typeof text === 'string') return text;
  throw new Refusal(
    400,
    `The body must be JSON with the text "${name}": {"${name}":"${example}"}.`,
  );
}

/** `initial` is the scenario after a reset. */
const createCalls = (
  initial: string,
): { [Call in keyof MockControl]: (request: Request) => Reply<Call> | Promise<Reply<Call>> } => ({
  'POST /__mock/reset': async () => {
    await resetMock();
    chooseScenario(initial);
    return showScenario();
  },
  'POST /__mock/preset': async (request) => {
    const as = await readText(request, 'as', 'candidate');
    if (!isPreset(as)) throw new Refusal(400, describeUnknownPreset(as));
    const headers = await applyPreset(as);
    const token = as === 'subscriber' ? (subscribers.findFirst()?.key ?? null) : null;
    return { value: { as, email: headers.length > 0 ? candidateEmail : null, token }, headers };
  },
  'GET /__mock/records': async () => ({ value: await readRecords() }),
  'GET /__mock/scenario': showScenario,
  'PUT /__mock/scenario': async (request) => {
    const mock = await readText(request, 'mock', 'listTeams:serverError*1');
    const { problems } = parseScenario(mock);
    if (problems.length > 0) throw new Refusal(400, problems.join(' '));
    chooseScenario(mock);
    return showScenario();
  },
});

/** True for a path of the control calls. */
export const isControlPath = (pathname: string) => /^\/__mock(\/|$)/.test(pathname);

/** Responds to a control call, or throws a `Refusal`. `initial` is the scenario after a reset. */
export async function respondToControl(
  request: Request,
  pathname: string,
  initial: string,
): Promise<Response> {
  const calls = createCalls(initial);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const [, call] = Object.entries(calls).find(([name]) => name === `${method} ${pathname}`) ?? [];
  if (!call) {
    const all = Object.keys(calls);
    const allow = all.filter((name) => name.endsWith(` ${pathname}`)).map((n) => n.split(' ')[0]);
    const missing = `There is no ${method} ${pathname}. There are ${all.join(', ')}.`;
    if (allow.length === 0) throw new Refusal(404, missing);
    throw new Refusal(405, missing, { allow: allow.join(', ') });
  }
  const type = request.headers.get('content-type') ?? 'application/json';
  if (method !== 'GET' && !/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(415, `The body must be application/json, not ${type}.`);
  }
  const { value, headers = [] }: Reply<keyof MockControl> = await call(request);
  return Response.json(value, { headers: [...headers, ['cache-control', 'no-store']] });
}
