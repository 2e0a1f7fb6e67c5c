import { credentials } from '../openapi/generated/calls.ts';
import * as limits from '../openapi/generated/limits.ts';
import type { Operation } from './listExamples.ts';

/** True for operations that begin a session: those whose body has a password. */
export const beginsSession = ({ id }: Pick<Operation, 'id'>): boolean =>
  Object.values<{ format?: string }>(Object(limits)[id] ?? {}).some(
    ({ format }) => format === 'password',
  );

/** True for operations whose response belongs to one visitor; shared caches must not store it. */
export const isPersonal = (operation: Pick<Operation, 'id' | 'security'>): boolean =>
  beginsSession(operation) ||
  operation.security.some((scheme: string) => Object.hasOwn(credentials, scheme));
