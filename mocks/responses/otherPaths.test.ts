/** A contract whose paths have another first segment than the website's. */
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

vi.mock('#contract/generated/operations.ts', async (load) => {
  const { operations } = await load<typeof import('#contract/generated/operations.ts')>();
  const getHealth = { ...operations.listDepartments, id: 'getHealth', path: '/health' };
  return { operations: { ...operations, getHealth } };
});
vi.mock('#contract/generated/agency.schemas.ts', async (load) => {
  const { agencySchemas } = await load<typeof import('#contract/generated/agency.schemas.ts')>();
  const getHealth = agencySchemas.operations.listDepartments;
  return {
    agencySchemas: { ...agencySchemas, operations: { ...agencySchemas.operations, getHealth } },
  };
});

const { createMockServer } = await import('../node.ts');
const { server, violations } = createMockServer();

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  violations.splice(0);
});

test('its responses are checked', async () => {
  server.use(http.get('*/health', () => HttpResponse.json({ departments: 'well' })));
  await fetch('http://localhost/health');
  expect(violations).toMatchObject([{ operation: 'getHealth', pointer: '/departments' }]);
});

test('its faults are played', async () => {
  const response = await fetch('http://localhost/health', { headers: { prefer: 'fault=html' } });
  expect(await response.text()).toContain('<title>Gateway');
});

test('other paths below its first segment are refused', async () => {
  expect((await fetch('http://localhost/health/')).status).toBe(404);
});
