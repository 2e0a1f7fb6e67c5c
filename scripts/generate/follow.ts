import { isRef, type Location, type UserContext } from '@redocly/openapi-core';
import { isRecord } from './isRecord.ts';
import type { Reference } from './openapi.ts';

type Followed<T> = { node: T; location: Location };

/** Resolves a node or reference with its location; null when the target is missing. */
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
