/** Responses that no contract example can express: below HTTP, against the contract, or from the real backend. */
import { delay, HttpResponse } from 'msw';

/** Faults by name, with a description. A three-digit status is a fault too. */
export const faults = {
  network: 'The connection fails',
  timeout: 'No response ever comes',
  slow: 'The response takes six seconds',
  malformed: 'Status 200 with JSON that breaks off',
  html: 'Status 200 with an HTML page',
  empty: 'Status 200 with nothing in it',
  live: 'The real backend responds, at AGENCY_ORIGIN or HRMS_ORIGIN',
} as const;

/** Faults of the card provider's script: `?mock=stripe:notLoaded`. */
export const stripeFaults = {
  notLoaded: "The card provider's script does not load; it is asked for twice before that shows",
  elementMissing: 'The script loads, but its card form never appears in the page',
} as const;

export type StripeFault = keyof typeof stripeFaults;

export function isFault(name: string): boolean {
  return Object.hasOwn(faults, name) || /^[2-5]\d\d$/.test(name);
}

/** The response of a fault; null if the normal response follows after a delay. */
export async function playFault(name: string): Promise<Response | null> {
  switch (name) {
    case 'network':
      return HttpResponse.error();
    case 'timeout':
      await delay('infinite');
      return null;
    case 'slow':
      await delay(6000);
      return null;
    case 'malformed':
      return new HttpResponse('{"results": [{"id": 1, "tit', {
        headers: { 'content-type': 'application/json' },
      });
    case 'html':
      return HttpResponse.html('<!doctype html><title>Gateway</title><h1>Please wait</h1>');
    case 'empty':
      return new HttpResponse(null, { status: 200 });
    default:
      return new HttpResponse(null, { status: Number(name) });
  }
}
