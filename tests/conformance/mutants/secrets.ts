/** Mutants of cookies, CORS and caching headers. */
import { type Breaks, mutant } from './around.ts';
import { type Mutant, onCookies, setHeader } from './mutant.ts';

const withoutCookie = (name: string): Breaks =>
  onCookies((line) => (line.startsWith(`${name}=`) ? null : line));

const changeCookie = (name: string, change: (line: string) => string): Breaks =>
  onCookies((line) => (line.startsWith(`${name}=`) ? change(line) : line));

const session = 'header Set-Cookie: sessionid';

/** Cookies that are missing or not protected. */
export const cookies: Mutant[] = [
  mutant(
    'lost cookie',
    'careersLogin',
    200,
    session,
    'no session cookie',
    withoutCookie('sessionid'),
  ),
  mutant(
    'lost cookie',
    'careersRegister',
    201,
    session,
    'the session under another name',
    changeCookie('sessionid', (line) => line.replace('sessionid', 'sid')),
  ),
  mutant(
    'cookie attributes',
    'careersLogin',
    200,
    session,
    'no HttpOnly',
    changeCookie('sessionid', (line) => line.replace('; HttpOnly', '')),
  ),
  mutant(
    'cookie attributes',
    'careersRegister',
    201,
    session,
    'SameSite=None',
    changeCookie('sessionid', (line) => line.replace('Lax', 'None')),
  ),
  mutant(
    'cookie attributes',
    'careersLogin',
    200,
    session,
    'a narrow path',
    changeCookie('sessionid', (line) => line.replace('Path=/', 'Path=/api/careers/login/')),
  ),
  mutant(
    'cookie attributes',
    'careersRegister',
    201,
    session,
    'a domain',
    changeCookie('sessionid', (line) => `${line}; Domain=backend.example`),
  ),
  mutant(
    'cookie attributes',
    'careersLogin',
    200,
    'header Set-Cookie: csrftoken',
    'a CSRF token that scripts cannot read',
    changeCookie('csrftoken', (line) => `${line}; HttpOnly`),
  ),
];

/** Allows an origin to read the response with credentials. */
const shareWith =
  (origin: string): Breaks =>
  (response) => ({
    ...response,
    headers: {
      ...response.headers,
      'access-control-allow-origin': [origin],
      'access-control-allow-credentials': ['true'],
    },
  });

/** Responses that others may read or cache. */
export const privacy: Mutant[] = [
  mutant(
    'CORS',
    'checkProfile',
    200,
    'header Access-Control-Allow-Origin',
    'open to the origin that asks',
    shareWith('https://another-site.example'),
  ),
  mutant(
    'CORS',
    'careersLogin',
    200,
    'header Access-Control-Allow-Origin',
    'open to all',
    shareWith('*'),
  ),
  mutant(
    'caching',
    'createPaymentIntent',
    200,
    'header Cache-Control',
    'public',
    setHeader('cache-control', 'public, max-age=60'),
  ),
  mutant(
    'caching',
    'checkProfile',
    200,
    'header Cache-Control',
    'no Cache-Control',
    setHeader('cache-control', null),
  ),
];
