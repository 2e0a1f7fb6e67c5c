/** A visitor writes to the agency. */

import { operations } from '../../../openapi/generated/operations.ts';
import { successOf } from '../exchange.ts';
import { readJson } from '../json.ts';
import { isRefused, isSent } from '../outcome.ts';
import { bodyOf } from '../people.ts';
import { show } from '../secrets.ts';
import type { Rule } from '../tour.ts';

export const contact: Rule = {
  id: 'contact',
  promise: 'a message, which the body says was sent, or why not',
  calls: ['sendEmail'],
  async run(tour) {
    const operation = operations.sendEmail;
    // The website sends an empty phone where none is given.
    const values = { ...bodyOf(tour.world, operation), phone: '' };
    const statuses = successOf(operation);
    const text = 'A message, which the body says was sent';
    const sent = await tour.call('sendEmail', 'send', text, { values, statuses });
    if (!tour.isMet(sent) || isSent(sent) || (isRefused(sent) && readJson(sent)?.error)) return;
    const expected = "status 'success', a message, or a truthy success";
    tour.note(sent, '/status', expected, show(readJson(sent)?.status));
  },
};
