import { afterEach, expect, test, vi } from 'vitest';
import { startMockBackend } from './browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("a mock build does not run at the site's own address", async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://www.agency.example/');
  vi.stubGlobal('location', { origin: 'https://www.agency.example' });
  const root = { textContent: '', style: {}, setAttribute: vi.fn() };
  expect(await startMockBackend('msw', root as unknown as HTMLElement)).toBe(true);
  expect(root.textContent).toContain('does not run at the address of the site itself');
});
