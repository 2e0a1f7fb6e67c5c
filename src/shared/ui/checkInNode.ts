import { defaultTreeAdapter, Parser } from 'parse5';
import { type CheckSize, maxDepth, TooManyParts } from './cleanHtml.ts';

/** Parses HTML where there is no browser: JSDOM would not stop before it has parsed everything. */
export const checkInNode: CheckSize = (html, maxParts) => {
  let parts = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      parts += 1 + attributes.length;
      if (parts > maxParts || parser.openElements.stackTop > maxDepth) throw new TooManyParts();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
  };
  const parser = new Parser({ scriptingEnabled: false, treeAdapter });
  parser.tokenizer.write(html, true);
};
