/** Lint rules for the needs of the generator and the run-time checks. */
import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { exampleProperties, responseExamples, responseHeaders } from './exampleRules.ts';
import { unsupported } from './unsupported.ts';

const operationName: Oas3Rule = () => ({
  Operation({ operationId = '' }, { report, location }) {
    if (operationId === '' || /^[a-z_$][\w$]*$/i.test(operationId)) return;
    const message = 'An operationId is the name of generated constants: letters, digits, _ and $.';
    report({ message, location: location.child('operationId') });
  },
});

const operationResponses: Oas3Rule = () => ({
  Operation({ responses }, { report, location }) {
    const statuses = Object.keys(responses ?? {});
    const place = location.child('responses').key();
    if (!statuses.some((status) => /^2(\d\d|XX)$/.test(status))) {
      report({ message: 'The operation has no 2xx response.', location: place });
    }
    if (!statuses.some((status) => /^(5(\d\d|XX)|default)$/.test(status))) {
      report({
        message: 'The operation has no 5xx response, which every client must be ready for.',
        location: place,
      });
    }
  },
});

const validPattern: Oas3Rule = () => ({
  Schema(schema, { report, location }) {
    const check = (pattern: string, place: object) => {
      try {
        new RegExp(pattern, 'u');
      } catch (error) {
        report({ message: (error as Error).message, location: place });
      }
    };
    if (typeof schema.pattern === 'string') check(schema.pattern, location.child('pattern'));
    const { patternProperties = {} } = schema as { patternProperties?: object };
    for (const pattern of Object.keys(patternProperties)) {
      check(pattern, location.child(['patternProperties', pattern]).key());
    }
  },
});

/** Plugin with our rules, named `contract/…`. */
export const contractPlugin: Plugin = {
  id: 'contract',
  rules: {
    oas3: {
      'operation-name': operationName,
      'operation-responses': operationResponses,
      'response-examples': responseExamples,
      'response-headers': responseHeaders,
      'valid-pattern': validPattern,
      'example-properties': exampleProperties,
      unsupported,
    },
  },
};
