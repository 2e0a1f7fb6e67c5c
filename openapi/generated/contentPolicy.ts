// What HTML and URLs of the backend may hold. Generated from openapi/agency.yaml by `npm run generate`; do not edit.

/** Tags and attributes that are kept of HTML. */
export const allowedHtml: { tags: string[]; attributes: string[] } = {
  "tags": [
    "p",
    "br",
    "hr",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "ul",
    "ol",
    "li",
    "blockquote",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "small",
    "sub",
    "sup",
    "code",
    "pre",
    "span",
    "div",
    "a",
    "img",
    "figure",
    "figcaption",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td"
  ],
  "attributes": [
    "href",
    "src",
    "alt",
    "title",
    "width",
    "height",
    "colspan",
    "rowspan",
    "target",
    "rel"
  ]
};

/** Schemes of URLs that are used, by what the URL is for. */
export const allowedUrlSchemes: { link: string[]; media: string[] } = {
  "link": [
    "http",
    "https",
    "mailto",
    "tel"
  ],
  "media": [
    "http",
    "https"
  ]
};
