/** Reads and checks the command line. */
import { parseArgs } from 'node:util';

/** Why a run could not take place, in one sentence for the user. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}

/** Options of a run. URLs have no trailing slash. */
export type Options = {
  agency: string;
  hrms: string | null;
  basicAuth: string | null;
  /** Origin header of writes; null sends the backend's own origin. */
  site: string | null;
  only: string[];
  report: string;
  readOnly: boolean;
  insecure: boolean;
  /** For one response. */
  timeoutMs: number;
  /** Independent requests that are sent at a time. */
  concurrency: number;
};

const help = `Checks live backends against the contract of the website.

  npm run conformance -- --agency URL [--hrms URL] [options]
  npx ./contract-conformance-0.1.0.tgz --agency URL [--hrms URL] [options]      from the package

  --agency URL            the agency's backend, without /api
  --hrms URL              the human-resource backend; its calls are skipped without it
  --basic-auth USER:PASS  the shared credential of the agency's backend; or AGENCY_BASIC_AUTH in the environment
  --site ORIGIN           the website's origin, sent with every write as Origin and Referer (default: the backend's own)
  --only NAME[,NAME]      only this rule, or everything with this call (filters, careersLogin, ...);
                          calls that everybody may read are tried without a write
  --read-only             sends GET requests only, for a production server
  --report DIR            folder for report.html, report.json and junit.xml (default conformance-report)
  --insecure              accepts a certificate that is not trusted, such as a self-signed one
  --timeout SECONDS       how long one response may take (default 15, as long as the website waits)
  --concurrency NUMBER    independent requests that are sent at a time (default 4)
  -h, --help              prints this

Exit status: 0 the backends conform, 1 they do not, 2 the run could not start or finish.`;

/** Throws `CannotRun` with the sentence unless the condition is met. */
function demand(isMet: unknown, sentence: string): asserts isMet {
  if (!isMet) throw new CannotRun(sentence);
}

/** Parses a URL option and removes its trailing slash. Throws `CannotRun`. */
export function parseUrlOption(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  demand(isWeb, `--${name} needs a URL that begins with http:// or https://, not ${text}.`);
  const hasCredential = url.username || url.password;
  demand(!hasCredential, `Give the credential as --basic-auth, not within the URL of --${name}.`);
  demand(!url.search && !url.hash, `--${name} takes a URL without ? and #.`);
  const clean = url.href.replace(/\/+$/, '');
  const isBase = name !== 'agency' || !clean.endsWith('/api');
  demand(isBase, 'Give --agency without /api, because the paths of the contract begin with it.');
  return clean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      tokens: true,
      options: {
        ...{ agency: text, hrms: text, 'basic-auth': text, site: text },
        only: { ...text, multiple: true, default: [] },
        report: { ...text, default: 'conformance-report' },
        ...{ 'read-only': flag, insecure: flag },
        timeout: { ...text, default: '15' },
        concurrency: { ...text, default: '4' },
      },
    });
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new CannotRun(`${sentence}. See --help.`);
  }
}

/** Parses the arguments; `--help` ends the process. Throws `CannotRun`. */
export function parseOptions(args: string[], environment: NodeJS.ProcessEnv): Options {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    process.exit();
  }
  const { values, tokens } = parse(args);
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    const { name, value } = token;
    demand(/[^\s,]/.test(value), `--${name} has no value. Is the variable set that gives it?`);
    demand(name === 'only' || !given.has(name), `--${name} is given twice. Each run checks one.`);
    given.add(name);
  }
  const { agency, hrms, site = null, report, timeout: seconds, insecure } = values;
  demand(agency, 'Say which backend to check: --agency URL. See --help.');
  const isOrigin = site === null || (URL.canParse(site) && new URL(site).origin === site);
  demand(isOrigin, `--site needs an origin such as https://www.example, not ${site}.`);
  const basicAuth = values['basic-auth'] ?? environment.AGENCY_BASIC_AUTH ?? null;
  demand(basicAuth !== '', 'AGENCY_BASIC_AUTH is set, but empty. Is the secret there?');
  const isPair = basicAuth === null || basicAuth.includes(':');
  demand(isPair, '--basic-auth needs a user and a password with a colon between them.');
  const timeoutMs = Number(seconds) * 1000;
  demand(timeoutMs > 0, `--timeout needs a number of seconds, not ${seconds}.`);
  const concurrency = Number(values.concurrency);
  const isCount = Number.isInteger(concurrency) && concurrency > 0 && concurrency <= 16;
  demand(isCount, `--concurrency needs a number from 1 to 16, not ${values.concurrency}.`);
  const only = values.only.flatMap((names) => names.split(',')).map((name) => name.trim());
  return {
    agency: parseUrlOption('agency', agency),
    hrms: hrms === undefined ? null : parseUrlOption('hrms', hrms),
    only: only.filter(Boolean),
    readOnly: values['read-only'],
    ...{ site, basicAuth, report, insecure, timeoutMs, concurrency },
  };
}
