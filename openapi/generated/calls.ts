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

/** Calls whose response sets the credential as a cookie. */
export const givers = {
  "careersSession": [
    "careersLogin",
    "careersRegister"
  ]
} as const;

/** The cookie that protects against writes from other sites, and the header that repeats its value. */
export const csrf = {
  "cookie": "csrftoken",
  "header": "X-CSRFToken"
} as const;

/** Calls whose body is a URL-encoded form. */
export const urlEncodedCalls: readonly string[] = [];

/** Bytes of the files that a call takes at most. */
export const uploads: { readonly [id: string]: number } = {
  "createProfile": 10485760,
  "updateProfile": 10485760
};

/** Bytes of the values that a call takes at most, of texts and files together. */
export const bodies: { readonly [id: string]: number } = {
  "sendEmail": 255688,
  "careersLogin": 4712,
  "careersRegister": 6248,
  "createProfile": 12299840,
  "updateProfile": 12299840,
  "applyToJob": 120064,
  "registerAccount": 8080,
  "loginAccount": 6512,
  "createPaymentIntent": 64,
  "recordPaymentMethod": 2528
};
