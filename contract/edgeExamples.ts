import { operations } from '../openapi/generated/operations.ts';
import { listExamples, type Operation } from './listExamples.ts';

const [names = [], ...others] = Object.values<Operation>(operations)
  .filter(({ method }) => method !== 'GET')
  .map((write) => listExamples(write).map(({ name }) => name));

/** Names of the response examples that the edge can return instead of the backend. Every write has all of them. */
export const edgeExamples: readonly string[] = names.filter((name) =>
  others.every((each) => each.includes(name)),
);
