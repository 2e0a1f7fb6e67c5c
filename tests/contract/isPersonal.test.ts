import { expect, test, vi } from 'vitest';
import { isPersonal } from '#contract/isPersonal.ts';

vi.mock('#contract/generated/calls.ts', async (load) => ({
  ...(await load<object>()),
  credentials: { clientSession: { in: 'cookie', name: 'client', prefix: '' } },
}));

test.each([
  ['clientSession', true],
  ['basicAuth', false],
])('a response to a call with %s belongs to one visitor: %j', (scheme, is) => {
  expect(isPersonal({ id: 'listOrders', security: [scheme] } as never)).toBe(is);
});
