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

/** Statuses of a payment that its confirmation, or the check of it, may have in place of a success. */
export const intentStatuses = {
  processing: 'The payment is in process; *1: it succeeds with the next check',
  requires_capture: 'The amount is reserved on the card; *1: it is charged with the next check',
  requires_action: 'The bank asks for a step that is not finished',
  requires_confirmation: 'The payment is not confirmed',
  requires_payment_method: 'The payment is not completed, and nobody says why',
  canceled: 'The payment is cancelled',
} as const;

export type IntentStatus = keyof typeof intentStatuses;

/** Faults of the card provider: `?mock=stripe:notLoaded`. */
export const stripeFaults = {
  notLoaded: "The card provider's script does not load",
  elementMissing: 'The script loads, but its card form never appears in the page',
  ...intentStatuses,
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
