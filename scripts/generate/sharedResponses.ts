/** `x-responses` at the root of a contract: responses that operations have without listing them. */
import type { Oas3Preprocessor, Oas3Rule } from '@redocly/openapi-core';
import type { OpenApiDocument, OperationObject } from './openapi.ts';

/**
 * Adds the responses of `all`, of `write` (operations that are no GET) and of the operation's security schemes, a later
 * one in place of an earlier one. What the operation documents itself stays.
 */
export const addSharedResponses: Oas3Preprocessor = () => {
  let contract: OpenApiDocument;
  let file = '';
  return {
    Root(root, { location }) {
      contract = root as unknown as OpenApiDocument;
      file = location.source.absoluteRef;
    },
    Operation(node, { key }) {
      const operation = node as unknown as OperationObject;
      const schemes = (operation.security ?? contract.security ?? []).flatMap(Object.keys);
      const groups = ['all', ...(key === 'get' ? [] : ['write']), ...schemes];
      const shared = groups.flatMap((group) =>
        Object.keys(contract['x-responses']?.[group] ?? {}).map((status) => {
          return [status, { $ref: `${file}#/x-responses/${group}/${status}` }] as const;
        }),
      );
      operation.responses = { ...Object.fromEntries(shared), ...operation.responses };
    },
  };
};

/** Every group of `x-responses` belongs to some operation. */
export const sharedResponses: Oas3Rule = () => ({
  Root(root, { location, report }) {
    const { 'x-responses': groups = {}, components } = root as unknown as OpenApiDocument;
    const known = ['all', 'write', ...Object.keys(Object(components?.securitySchemes))];
    for (const group of Object.keys(groups).filter((name) => !known.includes(name))) {
      report({
        message: `\`${group}\` is no group of operations: ${known.join(', ')}.`,
        location: location.child(['x-responses', group]).key(),
      });
    }
  },
});
