/** Lint rules for values that a contract may hold by mistake, although its structure is right. */
import type { Oas3Rule } from '@redocly/openapi-core';
import type { JsonSchema, OpenApiDocument } from './openapi.ts';

/** Schemes whose URLs cannot run code on the page that links to them or shows them. */
const harmless = 'http https ftp ftps mailto tel callto sms cid xmpp matrix'.split(' ');

const urlSchemes: Oas3Rule = () => ({
  Root(root, { location, report }) {
    const { 'x-allowed-url-schemes': lists = { link: [], media: [] } } =
      root as unknown as OpenApiDocument;
    for (const [use, schemes] of Object.entries(lists)) {
      for (const [index, scheme] of schemes.entries()) {
        if (harmless.includes(scheme)) continue;
        report({
          message: `URLs with \`${scheme}\` may run code or show content of others; allowed are ${harmless.join(', ')}.`,
          location: location.child(['x-allowed-url-schemes', use, index]),
        });
      }
    }
  },
});

/** In YAML `[Two cities, one studio]` is a list of two texts. */
const wholeExample: Oas3Rule = () => ({
  Schema(schema, { location, report }) {
    const { type, examples } = schema as JsonSchema;
    if (![type].flat().includes('string') || !Array.isArray(examples) || examples.length < 2)
      return;
    const message = 'A text has one example; put it in quotes if it holds a comma.';
    report({ message, location: location.child('examples').key() });
  },
});

/** What the site does with a URL: it shows the file, or links to the page. */
const urlUse: Oas3Rule = () => ({
  Schema(schema, { location, report }) {
    const { 'x-url': use, type } = schema as JsonSchema;
    const isText = [type].flat().includes('string');
    if (use === undefined || (isText && (use === 'media' || use === 'link'))) return;
    const message = '`x-url` is `media` or `link`, on a text.';
    report({ message, location: location.child('x-url') });
  },
});

/** Rules by name. */
export const contentRules = {
  'url-schemes': urlSchemes,
  'url-use': urlUse,
  'whole-example': wholeExample,
};
