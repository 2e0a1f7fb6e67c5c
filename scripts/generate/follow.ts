import { isRef, type Location, type UserContext } from '@redocly/openapi-core';
import { isRecord } from './isRecord.ts';
import type { Reference } from './openapi.ts';

type Followed<T> = { node: T; location: Location };

/** What a node is, or refers to, with the place where it stands; null where that is nothing. */
export function follow<T extends object>(
  { resolve }: Pick<UserContext, 'resolve'>,
  node: T | Reference,
  location: Location,
): Followed<T> | null {
  const target = isRef(node)
    ? resolve<T>(node, location.source.absoluteRef)
    : { node: node as T, location };
  return target.location && isRecord(target.node) ? target : null;
}
