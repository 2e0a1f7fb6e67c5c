import { HttpResponse, http } from 'msw';
import { paceAndLog } from '../calls/respondAndLog.ts';
import { cookieJar } from '../cookies/jar.ts';
import { isFault, playFault } from '../responses/faults.ts';
import { readPreference } from '../responses/prefer.ts';
import { takeRule } from '../scenario/tab.ts';

/** The edge's logout, which is not in the contract: deletes the cookies, unless the scenario plays a fault. */
export const logout = http.post('/edge/logout', ({ request }) => {
  const { choice = '' } = takeRule('logout') ?? {};
  if (isFault(choice)) request.headers.set('prefer', `fault=${choice}`);
  return paceAndLog(request, 'logout', async () => {
    const { fault } = readPreference(request);
    const faulty = fault === undefined ? null : await playFault(fault);
    if (faulty) return faulty;
    await cookieJar.clear();
    return new HttpResponse(null, { status: 204 });
  });
});
