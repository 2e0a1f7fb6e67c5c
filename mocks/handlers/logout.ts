import { HttpResponse, http } from 'msw';
import { cookieJar } from '../cookies/jar.ts';
import { isFault, playFault } from '../responses/faults.ts';
import { takeRule } from '../scenario/tab.ts';

/** The edge's logout, which is not in the contract: deletes the cookies, unless the scenario plays a fault. */
export const logout = http.post('/edge/logout', async () => {
  const rule = takeRule('logout');
  const faulty = rule && isFault(rule.choice) ? await playFault(rule.choice) : null;
  if (faulty) return faulty;
  await cookieJar.clear();
  return new HttpResponse(null, { status: 204 });
});
