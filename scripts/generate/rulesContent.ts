/** Lint rules for mistakes in values of a contract whose structure is valid. */
import type { Oas3Rule } from '@redocly/openapi-core';
import type { JsonSchema } from './openapi.ts';
import { sayAt } from './placed.ts';

/** Schemes of URLs that cannot run code on a page that links to them or shows them. */
const schemes = 'http https ftp ftps mailto tel callto sms cid xmpp matrix'.split(' ');

/** What HTML may contain without running code, framing or sending anything, or restyling the page. */
const harmless = {
  'x-allowed-html': {
    tags: `p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote q cite strong b em i u s small sub sup code pre kbd samp
      var abbr time mark del ins span div a img figure figcaption table caption thead tbody tfoot tr th td wbr`.split(
      /\s+/,
    ),
    attributes:
      `href src alt title width height colspan rowspan scope target rel lang dir datetime start`.split(
        ' ',
      ),
  },
  'x-allowed-url-schemes': { link: schemes, media: schemes },
};

const contentPolicy: Oas3Rule = () => ({
  Root(root, { location, report }) {
    for (const [extension, lists] of Object.entries(harmless)) {
      const allowed = (root as unknown as Record<string, Record<string, string[]>>)[extension];
      for (const key of Object.keys(allowed ?? {}).filter((each) => !(each in lists))) {
        const message = `\`${key}\` means nothing here; \`${extension}\` has ${Object.keys(lists).join(' and ')}.`;
        report({ message, location: location.child([extension, key]).key() });
      }
      for (const [use, names] of Object.entries<string[]>(lists)) {
        for (const [index, name] of (allowed?.[use] ?? []).entries()) {
          if (names.includes(name)) continue;
          report({
            message: `\`${name}\` may run code, show content of others or change the page; allowed are ${names.join(', ')}.`,
            location: location.child([extension, use, index]),
          });
        }
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
  'content-policy': contentPolicy,
  /** `x-url` says whether the site shows the image or video at a URL, or links to the page. */
  'url-use': keywordRule('x-url', ({ 'x-url': use }, isText) =>
    isText && (use === 'image' || use === 'video' || use === 'link')
      ? undefined
      : '`x-url` is `image`, `video` or `link`, on a text.',
  ),
  /** The mock and the conformance check know one order; without a word of it, a list always has the same. */
  order: keywordRule('x-order', ({ 'x-order': order }) =>
    order === 'newest first' || order === 'any'
      ? undefined
      : '`x-order` is `newest first` or `any`.',
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
