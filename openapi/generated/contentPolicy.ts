// HTML and URLs that the website accepts from the backend. Generated from openapi/agency.yaml by `npm run generate`; do not edit.

/** Tags and attributes that HTML keeps. */
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

/** Allowed schemes of URLs, by use of the URL. */
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
