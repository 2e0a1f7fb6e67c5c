/**
 * Adds shared responses to operations: `x-responses` at the root (`all` to every operation, `write` to all but GET), and
 * `x-responses` of a security scheme to the operations that require it.
 */
import path from 'node:path';
import type { Oas3Preprocessor, Plugin } from '@redocly/openapi-core';
import { documentedStatus } from '#contract/listExamples.ts';
import type { OpenApiDocument, OperationObject, Responses } from './openapi.ts';
import { extensions } from './subset.ts';

/** Adds responses for statuses that an operation does not document. Those of a scheme override those of the root. */
const add: Oas3Preprocessor = () => {
  let contract: OpenApiDocument;
  let read: (shared?: Responses) => Responses;
  return {
    Root(root, { location, resolve }) {
      contract = root as unknown as OpenApiDocument;
      const file = location.source.absoluteRef;
      /** Makes references absolute, for operations in other files. Omits broken ones, which another rule reports. */
      read = (shared = {}) => {
        const found = Object.entries(shared).filter(([, each]) => resolve(each).node);
        const pairs = found.map(([status, each]): [string, Responses[string]] => {
          if (!('$ref' in each)) return [status, each];
          const [target = '', pointer] = each.$ref.split('#');
          return [
            status,
            { $ref: `${path.resolve(path.dirname(file), target || file)}#${pointer}` },
          ];
        });
        return Object.fromEntries(pairs);
      };
    },
    Operation(node, { key }) {
      const operation = node as unknown as OperationObject;
      const { 'x-responses': shared, security = [], components } = contract;
      const names = (operation.security ?? security).flatMap(Object.keys);
      const schemes = names.map((name) => components?.securitySchemes?.[name]?.['x-responses']);
      const groups = [shared?.all, key === 'get' ? {} : shared?.write, ...schemes].map(read);
      const added = Object.entries(Object.assign({}, ...groups) as Responses).filter(
        ([status]) => !documentedStatus(operation.responses, Number(status)),
      );
      operation.responses = { ...operation.responses, ...Object.fromEntries(added) };
    },
  };
};

/** The plugin that adds them, and checks the types of all extensions. */
export const sharedResponses: Plugin = {
  id: 'shared-responses',
  preprocessors: { oas3: { add } },
  typeExtension: {
    oas3: (types) => ({
      ...types,
      ...Object.fromEntries(
        Object.entries(extensions).map(([name, own]) => {
          const type = types[name];
          return [name, { ...type, properties: { ...type?.properties, ...own } }];
        }),
      ),
      ResponseGroups: { properties: { all: 'ResponseGroup', write: 'ResponseGroup' } },
      ResponseGroup: { properties: {}, additionalProperties: 'Response' },
    }),
  },
};
