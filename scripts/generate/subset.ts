/**
 * The subset of OpenAPI 3.1 that this contract uses and the generator understands. Whatever is not in these tables is
 * refused; add it here when the generator, the decoder and the checks know what it means.
 */

const words = (text: string) =>
  new RegExp(`^(${text.trim().replaceAll('$', '\\$').replace(/\s+/g, '|')})$`);

const common = 'description examples';

/** Keys of each kind of object, by Redocly's type of the node; maps of names are not listed. */
export const allowedKeys: Record<string, RegExp> = {
  Root: words(`openapi info servers security tags paths components x-responses x-allowed-html
    x-allowed-url-schemes`),
  Info: words('title version summary description contact license'),
  Server: words('url description'),
  Components: words('securitySchemes'),
  SecurityScheme: words('type scheme in name description x-prefix x-responses'),
  PathItem: words('parameters get post put patch delete'),
  Operation: words(`operationId x-screens tags summary description security parameters requestBody
    responses`),
  Parameter: words('name in required description schema example allowEmptyValue x-cookie'),
  RequestBody: words('required description content'),
  Responses: /^(2\d\d|2XX|[45]\d\d)$/,
  ResponseGroup: /^[45]\d\d$/,
  Response: words('description headers content'),
  Header: words('required description schema example'),
  MediaTypesMap: words('application/json multipart/form-data'),
  MediaType: words('schema examples'),
  Example: words('summary value'),
};

/** Keys of schemas, by what they are: a reference, a combination, or one of the JSON types. */
export const schemaKeys: Record<string, RegExp> = {
  $ref: words('$ref description'),
  allOf: words('allOf required description unevaluatedProperties'),
  anyOf: words('anyOf description x-both-or-neither'),
  oneOf: words('oneOf description x-both-or-neither'),
  object: words(`type ${common} properties required additionalProperties minProperties`),
  array: words(`type ${common} items maxItems x-order`),
  string: words(`type ${common} enum format pattern minLength maxLength readOnly writeOnly
    contentMediaType contentSchema x-url x-order x-both-or-neither`),
  integer: words(`type ${common} const minimum maximum readOnly x-unit-price`),
  number: words(`type ${common} minimum maximum readOnly`),
  boolean: words(`type ${common} const`),
  null: words(`type ${common}`),
};

/** Whether browsers and checks can read a pattern: one uses the flag u, the attribute of a form the flag v. */
function isPattern(text: unknown): boolean {
  try {
    return ['u', 'v'].every((flag) => new RegExp(String(text), flag));
  } catch {
    return false;
  }
}

const oneOf = (text: string) => (value: unknown) => words(text).test(String(value));
const isSingle = (value: unknown) => Array.isArray(value) && value.length < 2;

/** Values of keys that have a meaning, by kind of object. */
export const allowedValues: Record<string, Record<string, (value: unknown) => boolean>> = {
  Root: {
    openapi: (value) => /^3\.1\.\d+$/.test(String(value)),
    servers: isSingle,
    security: isSingle,
  },
  Operation: {
    security: isSingle,
    operationId: (value) => /^[a-z]\w*$/i.test(String(value)) && !(String(value) in {}),
  },
  SecurityScheme: {
    type: oneOf('http apiKey'),
    in: oneOf('cookie header'),
    scheme: oneOf('basic'),
  },
  Parameter: { in: oneOf('path query header'), allowEmptyValue: (value) => value === false },
  Schema: {
    format: oneOf('date email password binary uri uri-reference'),
    contentMediaType: oneOf('text/html application/json application/pdf'),
    contentSchema: (value) => Object.hasOwn(Object(value), '$ref'),
    pattern: isPattern,
    additionalProperties: (value) => typeof value === 'boolean',
    'x-url': oneOf('image video link'),
    'x-order': (value) => value === 'newest first' || value === 'any',
  },
};

/** What HTML may have without running code, framing or sending anything, or restyling the page. */
export const harmlessHtml: Record<string, RegExp> = {
  tags: words(`p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote q cite strong b em i u s small sub sup code pre
    kbd abbr time mark del ins span div a img figure figcaption table caption thead tbody tfoot tr th td`),
  attributes: words('href src alt title width height colspan rowspan scope target rel lang dir'),
  link: words('http https mailto tel'),
  media: words('http https'),
};
