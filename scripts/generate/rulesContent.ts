/** Lint rules for mistakes in values of a contract whose structure is valid. */
import type { Oas3Rule } from '@redocly/openapi-core';
import type { JsonSchema, OpenApiDocument } from './openapi.ts';
import { sayAt } from './placed.ts';

/** Schemes of URLs that cannot run code on a page that links to them or shows them. */
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

/** Rule for a keyword of schemas; `find` returns the message, undefined without a problem. */
const keywordRule =
  (keyword: string, find: (schema: JsonSchema, isText: boolean) => string | undefined): Oas3Rule =>
  () => ({
    Schema(schema, context) {
      if (!(keyword in schema)) return;
      const isText = [schema.type].flat().includes('string');
      const message = find(schema as JsonSchema, isText);
      if (message) sayAt(context)(keyword, message);
    },
  });

/** Rules by name. */
export const contentRules = {
  'url-schemes': urlSchemes,
  /** `x-url` says whether the site shows the image or video at a URL, or links to the page. */
  'url-use': keywordRule('x-url', ({ 'x-url': use }, isText) =>
    isText && (use === 'image' || use === 'video' || use === 'link')
      ? undefined
      : '`x-url` is `image`, `video` or `link`, on a text.',
  ),
  /** In YAML `[Two cities, one studio]` is a list of two texts. */
  'whole-example': keywordRule('examples', ({ examples = [] }, isText) =>
    isText && [examples].flat().length > 1
      ? 'A text has one example; put it in quotes if it contains a comma.'
      : undefined,
  ),
  /** Checks read it with the flag u, the attribute `pattern` of a form with the flag v. */
  'valid-pattern': keywordRule('pattern', ({ pattern }) => {
    const text = String(pattern);
    if (/^\/\^|\$\/[a-z]*$/.test(text)) return 'A pattern has no slashes around it, and no flags.';
    try {
      for (const flag of 'uv') new RegExp(text, flag);
    } catch (error) {
      return `${(error as Error).message}. Write it as JavaScript does; in a class, put a backslash before ( ) [ ] { } / - |.`;
    }
    return undefined;
  }),
};
