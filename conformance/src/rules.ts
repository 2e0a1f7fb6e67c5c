/** All rules in the order of a run; later rules use data that earlier ones have read. */

import type { Rule } from './rule.ts';
import { credential, csrfTokens, origins, sessions, tokens } from './rules/access.ts';
import { bodies } from './rules/bodies.ts';
import { filters } from './rules/filters.ts';
import { limits } from './rules/limits.ts';
import { lists } from './rules/lists.ts';
import { media } from './rules/media.ts';
import { records } from './rules/records.ts';
import { applications } from './stories/applications.ts';
import { candidate } from './stories/candidate.ts';
import { contact } from './stories/contact.ts';
import { profile } from './stories/profile.ts';
import { resume } from './stories/resume.ts';
import { accounts, payments } from './stories/subscriber.ts';

export const rules: Rule[] = [
  ...[lists, records, filters, media, credential, sessions, tokens],
  ...[contact, candidate, profile, resume, applications, accounts, payments],
  ...[bodies, limits, csrfTokens, origins],
];
