import { cookieJar } from '../cookies/jar.ts';
import { resetRecords } from './store.ts';

/** Resets records and cookies together, so that no cookie names a deleted session. */
export async function resetMock(): Promise<void> {
  await cookieJar.clear();
  await resetRecords();
}
