/** A visitor writes to the agency. */
import { operations } from '../../../openapi/generated/operations.ts';
import { bodyOf } from '../bodies.ts';
import { hasExpectedStatus } from '../exchange.ts';
import { readJson } from '../json.ts';
import { isRefused, isSent } from '../outcome.ts';
import type { Rule } from '../rule.ts';
import { show } from '../secrets.ts';

/** A message to the agency. */
export const contact: Rule = {
  id: 'contact',
  calls: ['sendEmail'],
  async check(run) {
    // The website sends an empty phone if the visitor gives none.
    const values = { ...bodyOf(run.state, operations.sendEmail), phone: '' };
    await run.call('sendEmail', 'a message', { values }, (sent) => {
      const isSaid = isSent(sent) || (isRefused(sent) && readJson(sent)?.error);
      if (!hasExpectedStatus(sent) || isSaid) return [];
      const expected = "status 'success', a message, or a truthy success";
      return [['/status', expected, show(readJson(sent)?.status)]];
    });
  },
};
