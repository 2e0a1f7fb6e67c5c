import type { OperationId } from '../openapi/generated/operations.ts';
import type { Operation } from './listExamples.ts';

/** Operations that begin a session: their responses carry a cookie or a token. */
const sessionOperations: OperationId[] = [
  'careersLogin',
  'careersRegister',
  'registerAccount',
  'loginAccount',
];

/** True for operations whose response belongs to one visitor, so that shared caches must not store it. */
export const isPersonal = ({ id, security }: Operation): boolean =>
  sessionOperations.includes(id) ||
  security.some((scheme: string) => scheme === 'careersSession' || scheme === 'tokenAuth');
