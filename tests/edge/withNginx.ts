/** Tests with a real nginx; without one they are skipped with a warning. */
import { describe } from 'vitest';
import { findNginx } from '../../scripts/shared/nginx.ts';
import { type EdgeSetup, type NginxChanges, startNginx } from '../servers/edge.ts';

const nginx = await findNginx();
if (typeof nginx === 'string') console.warn(`\nTests with a real nginx are SKIPPED: ${nginx}\n`);

/** `describe` of tests that need nginx. */
export const describeNginx = describe.skipIf(typeof nginx === 'string');

/** Runs nginx while `use` runs. */
export async function withNginx(
  setup: EdgeSetup,
  use: (origin: string) => Promise<void>,
  changes: NginxChanges = {},
): Promise<void> {
  const { origin, stop } = await startNginx(setup, changes);
  return use(origin).finally(stop);
}
