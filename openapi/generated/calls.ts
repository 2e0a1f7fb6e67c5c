// Facts that many calls share. Generated from openapi/ by `npm run generate`; do not edit.

/** Paths under which the website reaches the backends. */
export const bases = {
  "agency": "",
  "hrms": "/hrms"
} as const;

/** Where calls carry their credential. */
export const credentials = {
  "careersSession": {
    "in": "cookie",
    "name": "sessionid",
    "prefix": ""
  },
  "tokenAuth": {
    "in": "header",
    "name": "Authorization",
    "prefix": "Token "
  }
} as const;

/** The cookie that protects against writes from other sites, and the header that repeats its value. */
export const csrf = {
  "cookie": "csrftoken",
  "header": "X-CSRFToken"
} as const;
