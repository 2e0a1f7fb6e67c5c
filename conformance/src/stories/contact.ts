/** A visitor writes to the agency. */
import { operations } from '../../../openapi/generated/operations.ts';
import { readJson } from '../json.ts';
import { bodyOf } from '../lawfulBody.ts';
import { isRefused, isSent } from '../outcome.ts';
import type { Rule } from '../rule.ts';
import { show } from '../secrets.ts';

export const contact: Rule = {
  id: 'contact',
  promise: 'a message; the body says that it was sent, or why not',
  calls: ['sendEmail'],
  async check(run) {
    // The website sends an empty phone if the visitor gives none.
    const values = { ...bodyOf(run.state, operations.sendEmail), phone: '' };
    const text = 'A message; the body says that it was sent';
    const sent = await run.call('sendEmail', 'send', text, { values });
    if (!run.isMet(sent) || isSent(sent) || (isRefused(sent) && readJson(sent)?.error)) return;
    const expected = "status 'success', a message, or a truthy success";
    run.note(sent, '/status', expected, show(readJson(sent)?.status));
  },
};
