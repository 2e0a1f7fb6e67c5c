/** What the checks over several responses read and give. */
import { type Exchange, placeOf } from '../exchange.ts';
import type { Json } from '../json.ts';
import { type StepViolation, violation } from '../violations.ts';

/** A response that the other checks found readable. */
export type Page = { exchange: Exchange; body: Json };

/** The violation of a promise at an exchange. */
export const broken = (
  exchange: Exchange,
  field: string,
  expected: string,
  got: string,
): StepViolation => ({ ...violation('behaviour', field, expected, got), ...placeOf(exchange) });
