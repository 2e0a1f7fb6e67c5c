import { clearCookies } from '../cookies/jar.ts';
import { resetRecords } from './store.ts';

/** Makes the mock new: its records and its cookies go together, so that no cookie names a session that is gone. */
export async function resetMock(): Promise<void> {
  await clearCookies();
  await resetRecords();
}
