/** Lint rules for response examples and headers, which the mock sends. */
import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { follow } from './follow.ts';
import { headerValue } from './headerValue.ts';
import { nameExamples } from './namedExamples.ts';
import type { Example, Header, MediaType, Reference, ResponseObject } from './openapi.ts';
import { findUnknownProperties } from './unknownProperties.ts';

/** Every body has an example, and example names are unique per operation. */
export const responseExamples: Oas3Rule = () => ({
  Operation(operation, context) {
    const { report, location } = context;
    const responses = (operation.responses ?? {}) as Record<string, ResponseObject | Reference>;
    const names = new Set<string>();
    for (const [status, entry] of Object.entries(responses)) {
      const response = follow(context, entry, location.child(['responses', status]));
      if (!response) continue;
      for (const { name, path } of nameExamples(status, response.node.content)) {
        const place = response.location.child(path).key();
        if (!/^[\w-]+$/.test(name)) {
          const message = `The example's name "${name}" must be letters, digits, - and _, because links and headers carry it.`;
          report({ message, location: place });
        }
        if (names.has(name)) {
          const message = `The operation has two examples named "${name}"; a name must select one.`;
          report({ message, location: place });
        }
        names.add(name);
      }
    }
  },
  Response(node, { report, location }) {
    const response = node as ResponseObject;
    for (const [type, { example, examples }] of Object.entries(response.content ?? {})) {
      if (example !== undefined || Object.keys(examples ?? {}).length > 0) continue;
      report({
        message: `The response has no example of ${type}, which the mock could send.`,
        location: location.child(['content', type]).key(),
      });
    }
  },
});

/** A required header has an example. */
export const responseHeaders: Oas3Rule = () => ({
  Response(node, context) {
    const { report, location } = context;
    const headers = (node.headers ?? {}) as Record<string, Header | Reference>;
    for (const [name, entry] of Object.entries(headers)) {
      const place = location.child(['headers', name]);
      const header = follow(context, entry, place);
      if (!header?.node.required) continue;
      const resolve = <T extends object>(each: T | Reference): T =>
        follow(context, each, header.location)?.node ?? ({} as T);
      if (headerValue(header.node, resolve) === undefined) {
        report({
          message: `The required header ${name} has no example, which the mock could send.`,
          location: place.key(),
        });
      }
    }
  },
});

/** Examples have only properties of their schema. */
export const exampleProperties: Oas3Rule = () => {
  const check = (context: UserContext, schema: unknown, example: unknown, place: Location) => {
    const { report, resolve, location } = context;
    const file = location.source.absoluteRef;
    for (const path of findUnknownProperties(example, schema, file, resolve)) {
      report({
        message: `The schema has no property "${path.at(-1)}".`,
        location: place.child(path).key(),
      });
    }
  };
  const checkHolder = (node: unknown, context: UserContext) => {
    const { location } = context;
    const { schema, example, examples = {} } = node as MediaType;
    check(context, schema, example, location.child('example'));
    for (const [name, entry] of Object.entries(examples)) {
      const found = follow<Example>(context, entry, location.child(['examples', name]));
      if (found) check(context, schema, found.node.value, found.location.child('value'));
    }
  };
  return {
    MediaType: checkHolder,
    Parameter: checkHolder,
    Header: checkHolder,
    Schema(schema, context) {
      const { location } = context;
      const { example, examples } = schema as { example?: unknown; examples?: unknown };
      check(context, schema, example, location.child('example'));
      check(context, { items: schema }, examples, location.child('examples'));
    },
  };
};
