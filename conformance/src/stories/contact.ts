/** A visitor writes to the agency. */
import { operations } from '../../../openapi/generated/operations.ts';
import { readJson } from '../json.ts';
import { bodyOf } from '../lawfulBody.ts';
import { isRefused, isSent } from '../outcome.ts';
import { show } from '../secrets.ts';
import type { Rule } from '../tour.ts';

export const contact: Rule = {
  id: 'contact',
  promise: 'a message; the body says that it was sent, or why not',
  calls: ['sendEmail'],
  async run(tour) {
    // The website sends an empty phone if the visitor gives none.
    const values = { ...bodyOf(tour.world, operations.sendEmail), phone: '' };
    const text = 'A message; the body says that it was sent';
    const sent = await tour.call('sendEmail', 'send', text, { values });
    if (!tour.isMet(sent) || isSent(sent) || (isRefused(sent) && readJson(sent)?.error)) return;
    const expected = "status 'success', a message, or a truthy success";
    tour.note(sent, '/status', expected, show(readJson(sent)?.status));
  },
};
