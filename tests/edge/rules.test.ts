/** What the plain configuration of nginx repeats of the contract, and the content policy. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { agencySchemas } from '#contract/generated/agency.schemas.ts';
import { credentials, csrf } from '#contract/generated/calls.ts';
import { hrmsSchemas } from '#contract/generated/hrms.schemas.ts';
import { operations } from '#contract/generated/operations.ts';
import type { ContractSchemas } from '#contract/jsonSchema.ts';
import { allowedCalls, isAllowed } from '../../scripts/edge/calls.ts';
import { type Area, contentPolicy } from '../../scripts/edge/policy.ts';

const read = (name: string) => readFile(`deploy/nginx/${name}`, 'utf8');

test('exactly the calls of the contract are allowed', () => {
  for (const { base, method, path } of Object.values(operations)) {
    const target = base + path.replace(/\{[^}]+\}/g, 'a-1.b_c~d%20e');
    expect([target, isAllowed(method, target)]).toEqual([target, true]);
    expect(isAllowed(method, `${target}/1`)).toBe(false);
  }
  const calls = allowedCalls.flatMap(({ methods }) => methods);
  expect(calls).toHaveLength(Object.keys(operations).length + 3);
});

test('only the call with a file may be large', async () => {
  const large = Object.values(operations).filter(({ body }) => body === 'multipart/form-data');
  expect(new Set(large.map(({ base, path }) => base + path))).toEqual(
    new Set(['/api/careers/profile/']),
  );
  const own = (await read('server.conf')).match(/client_max_body_size 12m/g);
  expect(own).toHaveLength(1);
});

test('headers and cookies of the contract pass', async () => {
  for (const [file, schemas] of [
    ['agency.conf', agencySchemas],
    ['proxy.conf', hrmsSchemas],
  ] as const) {
    const passed = (await read(file)).toLowerCase();
    const rows = Object.values((schemas as ContractSchemas).operations);
    for (const name of rows.flatMap(({ headers }) => Object.keys(headers?.properties ?? {}))) {
      expect(passed).toContain(`proxy_set_header ${name.toLowerCase()} `);
    }
    const filter = await read('response.js');
    const names = rows.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ headers }) => Object.keys(headers?.properties ?? {})),
    );
    for (const name of names)
      if (!/^(location|set-cookie)$/.test(name)) expect(filter).toContain(name);
  }
  const server = await read('server.conf');
  for (const name of [credentials.careersSession.name, csrf.cookie]) {
    expect(server).toContain(`"${name}=; Path=/; Max-Age=0`);
  }
});

const sources = {
  origin: 'https://www.example',
  inline: { scripts: ['sha256-script'], styles: ['sha256-style'] },
  media: 'https://images.example',
};

/** Directive → its values. */
const directives = (area: Area): Record<string, string> =>
  Object.fromEntries(
    contentPolicy(area, sources)
      .split('; ')
      .map((part) => part.split(/ (.*)/, 2)),
  );

test('a page may load only its own files, its inline code and the images of its content', () => {
  expect(directives('page')).toEqual({
    'default-src': "'none'",
    'script-src': "https://www.example/assets/ 'sha256-script'",
    'style-src': "https://www.example/assets/ 'sha256-style'",
    'worker-src': "'none'",
    'img-src': "'self' https://images.example",
    'media-src': "'self' https://images.example",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify',
  });
});

test('a payment page may also reach the card provider', () => {
  expect(directives('payment')).toEqual({
    ...directives('page'),
    'script-src':
      "https://www.example/assets/ 'sha256-script' https://js.stripe.com https://*.js.stripe.com",
    'connect-src': "'self' https://api.stripe.com",
    'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    'trusted-types': 'dompurify default',
  });
});

test('files cannot be framed, and documents of a backend cannot run code', () => {
  expect(directives('asset')).toEqual({ 'frame-ancestors': "'none'" });
  expect(directives('download')).toEqual({ 'frame-ancestors': "'none'" });
  const data = { sandbox: undefined, 'default-src': "'none'", 'frame-ancestors': "'none'" };
  expect(directives('data')).toEqual(data);
});
