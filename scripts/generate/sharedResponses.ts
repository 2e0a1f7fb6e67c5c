/**
 * Shared responses of operations: `x-responses` at the root (`all` of every operation, `write` of all but GET), and
 * `x-responses` of a security scheme of the operations that require it.
 */
import type { NodeType, Plugin } from '@redocly/openapi-core';
import { resolve } from '#contract/jsonSchema.ts';
import { methods, type OpenApiDocument, type Responses } from './openapi.ts';

/** Adds to a bundled contract the shared responses for statuses that an operation does not document itself. */
export function addSharedResponses(document: OpenApiDocument): void {
  const { 'x-responses': shared = {}, components = {}, paths } = document;
  for (const item of Object.values(paths)) {
    for (const method of methods) {
      const operation = resolve(document, item)[method];
      if (!operation) continue;
      const names = (operation.security ?? document.security ?? []).flatMap(Object.keys);
      const schemes = names.map((name) => components.securitySchemes?.[name]?.['x-responses']);
      const groups = [shared.all, method === 'get' ? {} : shared.write, ...schemes];
      const added = Object.entries<Responses[string]>(Object.assign({}, ...groups));
      const missing = added.filter(([status]) => !Object.hasOwn(operation.responses, status));
      operation.responses = { ...operation.responses, ...Object.fromEntries(missing) };
    }
  }
}

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const record = { type: 'object' } as const;

/** The extensions of objects whose keys Redocly knows, by its type of the node. */
const extensions: Record<string, NonNullable<NodeType['properties']>> = {
  Root: {
    'x-allowed-html': record,
    'x-allowed-url-schemes': record,
    'x-responses': 'ResponseGroups',
  },
  SecurityScheme: { 'x-prefix': text, 'x-responses': 'ResponseGroup' },
  Operation: { 'x-screens': texts },
  Parameter: { 'x-cookie': text },
};

/** Makes rules visit the shared responses, and checks the types of extensions. */
export const extensionTypes: Plugin = {
  id: 'extensions',
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
