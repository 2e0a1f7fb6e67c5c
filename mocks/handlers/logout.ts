import { bypass, delay, HttpResponse, http } from 'msw';
import { logCall } from '../calls/log.ts';
import { cookieJar } from '../cookies/jar.ts';
import { playFault } from '../responses/faults.ts';
import { takeOutcome } from '../scenario/tab.ts';

/** The edge's logout, which is not in the contract: deletes the cookies, unless the scenario plays a fault. */
export const logout = http.post('/edge/logout', async ({ request }) => {
  const { fault, delayMs } = takeOutcome('logout');
  const endLog = await logCall(request, 'logout', { fault });
  if (delayMs) await delay(delayMs);
  const played = fault === 'live' ? fetch(bypass(request)) : fault && playFault(fault);
  const faulty = await played;
  if (!faulty) cookieJar.clear();
  const response = faulty || new HttpResponse(null, { status: 204 });
  await endLog(response, []);
  return response;
});
