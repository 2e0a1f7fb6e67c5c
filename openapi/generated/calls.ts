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
  "sendEmail": 127764,
  "careersLogin": 2292,
  "careersRegister": 3060,
  "createProfile": 11391760,
  "updateProfile": 11391760,
  "applyToJob": 60000,
  "registerAccount": 3960,
  "loginAccount": 3192,
  "recordPaymentMethod": 1200
};
