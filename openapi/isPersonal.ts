import type { OperationId } from './generated/operations.ts';
import type { Operation } from './listExamples.ts';

/** Operations that begin a session: their responses carry a cookie or a token. */
const sessionOperations: OperationId[] = [
  'careersLogin',
  'careersRegister',
  'registerAccount',
  'loginAccount',
];

/** True for operations whose response belongs to one visitor, so that shared caches must not store it. */
export function isPersonal(operation: Operation): boolean {
  const schemes: readonly string[] = operation.security;
  return (
    sessionOperations.includes(operation.id) ||
    schemes.includes('careersSession') ||
    schemes.includes('tokenAuth')
  );
}
