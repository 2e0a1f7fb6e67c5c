/** Which calls answer with what belongs to one visitor alone. */
import type { OperationId } from './generated/operations.ts';
import type { Operation } from './listExamples.ts';

/** The calls that begin a session; their answers carry a cookie or a key. */
const openings: OperationId[] = [
  'careersLogin',
  'careersRegister',
  'registerAccount',
  'loginAccount',
];

/** True for calls whose answers no cache may keep for others: those that begin a session, and those that need one. */
export function isPersonal(operation: Operation): boolean {
  const schemes: readonly string[] = operation.security;
  return (
    openings.includes(operation.id) ||
    schemes.includes('careersSession') ||
    schemes.includes('tokenAuth')
  );
}
