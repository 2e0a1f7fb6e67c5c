/** What the edge does with calls to the backends. Both edges have to. */
import type { Asked } from './ask.ts';

/** A call and its end. `problem` is the field that carries the edge's own text; `passes` tells whether a backend sees the call. */
export type CallExpectation = Asked & {
  status: number;
  passes: boolean;
  problem?: 'error' | 'message' | 'detail';
  sends?: Record<string, string | undefined>;
};

const json = { 'content-type': 'application/json' };
const message = JSON.stringify({
  name: 'R',
  email: 'r@hart.example',
  comments: 'Hello',
  phone: '',
});
const login = JSON.stringify({ username: 'u', email: 'u@hart.example', password: 'p' });

/** The headers with which a browser proves that a request comes from a page of the site itself. */
export const ownPage = (origin: string) => ({ origin, 'sec-fetch-site': 'same-origin' });

const mail = { path: '/api/send-email/', method: 'POST', body: message } as const;
const large = (bytes: number) => Buffer.alloc(bytes, 97);
const megabyte = 1024 * 1024;

/** By what they are about. Each gets the origin of the edge. */
export const callExpectations: Record<string, (origin: string) => CallExpectation[]> = {
  'calls of the contract pass': (origin) => [
    { path: '/api/services/', status: 200, passes: true, sends: { 'cache-control': 'no-store' } },
    { path: '/api/services/1/', status: 200, passes: true },
    { path: '/api/services/9999/', status: 404, passes: true },
    { path: '/api/case-studies/1', status: 200, passes: true },
    { path: '/api/jobs/?search=a%20b&department_id=1', status: 200, passes: true },
    {
      path: '/api/services/',
      headers: { 'x-test-caching': '1' },
      status: 200,
      passes: true,
      sends: { 'cache-control': 'public, max-age=60' },
    },
    { ...mail, headers: { ...json, ...ownPage(origin) }, status: 200, passes: true },
    {
      path: '/hrms/auth/login/login/',
      method: 'POST',
      body: login,
      headers: { ...json, ...ownPage(origin) },
      status: 400,
      passes: true,
    },
  ],
  'other paths do not': () => [
    {
      path: '/api/admin/',
      status: 404,
      passes: false,
      problem: 'error',
      sends: { 'cache-control': 'no-store' },
    },
    { path: '/api/', status: 404, passes: false, problem: 'error' },
    { path: '/api/services', status: 404, passes: false, problem: 'error' },
    { path: '/api/services/1', status: 404, passes: false, problem: 'error' },
    { path: '/api/services/1/2/', status: 404, passes: false, problem: 'error' },
    { path: '/api/case-studies/1/', status: 404, passes: false, problem: 'error' },
    { path: '/api/services/..%2fadmin/', status: 404, passes: false, problem: 'error' },
    { path: '/api/services/%2e%2e/', status: 404, passes: false, problem: 'error' },
    { path: '/api/services/%2E./', status: 404, passes: false, problem: 'error' },
    { path: '/api/services/a%5cb/', status: 404, passes: false, problem: 'error' },
    { path: '/api/x/../services/', status: 404, passes: false, problem: 'error' },
    { path: '/api//services/', status: 404, passes: false, problem: 'error' },
    { path: '/api/careers/users/', status: 404, passes: false, problem: 'message' },
    { path: '/hrms/admin/', status: 404, passes: false, problem: 'error' },
    { path: '/hrms/api/services/', status: 404, passes: false, problem: 'error' },
  ],
  'other methods do not': (origin) => [
    {
      path: '/api/services/',
      method: 'DELETE',
      headers: ownPage(origin),
      status: 405,
      passes: false,
      problem: 'error',
      sends: { allow: 'GET' },
    },
    { path: '/api/services/', method: 'HEAD', status: 405, passes: false },
    { path: '/api/services/', method: 'OPTIONS', status: 405, passes: false, problem: 'error' },
    {
      path: '/api/careers/profile/',
      method: 'PATCH',
      headers: ownPage(origin),
      status: 405,
      passes: false,
      problem: 'message',
      sends: { allow: 'POST, PUT' },
    },
    {
      path: '/hrms/auth/login/login/',
      status: 405,
      passes: false,
      problem: 'detail',
      sends: { allow: 'POST' },
    },
  ],
  'a write from another site does not': (origin) => [
    {
      ...mail,
      headers: { ...json, origin, 'sec-fetch-site': 'cross-site' },
      status: 403,
      passes: false,
      problem: 'error',
    },
    {
      ...mail,
      headers: { ...json, origin, 'sec-fetch-site': 'same-site' },
      status: 403,
      passes: false,
      problem: 'error',
    },
    {
      ...mail,
      headers: { ...json, origin: 'https://evil.example' },
      status: 403,
      passes: false,
      problem: 'error',
    },
    {
      ...mail,
      headers: { ...json, origin: `${origin}.evil.example` },
      status: 403,
      passes: false,
      problem: 'error',
    },
    {
      ...mail,
      headers: { ...json, origin: 'null', 'sec-fetch-site': 'same-origin' },
      status: 403,
      passes: false,
      problem: 'error',
    },
    { ...mail, headers: json, status: 403, passes: false, problem: 'error' },
    {
      path: '/api/careers/profile/',
      method: 'PUT',
      headers: { origin: 'https://evil.example' },
      status: 403,
      passes: false,
      problem: 'message',
    },
    {
      path: '/api/services/',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      status: 200,
      passes: true,
    },
  ],
  'a write from the site itself passes with either proof': (origin) => [
    { ...mail, headers: { ...json, origin }, status: 200, passes: true },
    { ...mail, headers: { ...json, 'sec-fetch-site': 'same-origin' }, status: 200, passes: true },
  ],
  'a body that is too large does not': (origin) => [
    {
      ...mail,
      headers: { ...json, ...ownPage(origin) },
      body: large(70_000),
      status: 413,
      passes: false,
      problem: 'error',
    },
    {
      ...mail,
      headers: { ...json, ...ownPage(origin), 'transfer-encoding': 'chunked' },
      body: large(70_000),
      status: 413,
      passes: false,
      problem: 'error',
    },
    {
      path: '/api/careers/profile/',
      method: 'POST',
      headers: ownPage(origin),
      body: large(12 * megabyte),
      status: 413,
      passes: false,
      problem: 'message',
    },
    {
      path: '/api/careers/profile/',
      method: 'POST',
      headers: ownPage(origin),
      body: large(10.5 * megabyte),
      status: 401,
      passes: true,
    },
  ],
  'a backend that fails': (origin) => [
    {
      path: '/api/services/',
      headers: { prefer: 'fault=network' },
      status: 502,
      passes: true,
      problem: 'error',
      sends: { 'cache-control': 'no-store' },
    },
    {
      path: '/api/services/',
      headers: { prefer: 'fault=timeout' },
      status: 504,
      passes: true,
      problem: 'error',
    },
    { path: '/api/services/', headers: { prefer: 'code=500' }, status: 500, passes: true },
    {
      ...mail,
      headers: { ...json, ...ownPage(origin), prefer: 'example=messageQueued' },
      status: 502,
      passes: true,
    },
  ],
  'pictures of the agency': () => [
    {
      path: '/media/case-studies/freight-desk.webp',
      status: 200,
      passes: true,
      sends: { 'content-type': 'image/webp' },
    },
    { path: '/media/none.webp', status: 404, passes: true },
    { path: '/media/moved', status: 302, passes: true, sends: { location: '/media/here' } },
    { path: '/media/case-studies/freight-desk.webp', method: 'POST', status: 405, passes: false },
  ],
};
