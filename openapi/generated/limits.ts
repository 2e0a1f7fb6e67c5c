// Limits of visitors' input by operation: required values, lengths, sizes, patterns and the like. Generated from openapi/ by `npm run generate`; do not edit.

/** The format `email`, as the contract's validator checks it. */
export const emailFormat = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Input of listServices. */
export const listServices = {
  "page": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;

/** Input of listProjects. */
export const listProjects = {
  "page": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;

/** Input of listCaseStudies. */
export const listCaseStudies = {
  "page": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;

/** Input of sendEmail. */
export const sendEmail = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 1000
  },
  "email": {
    "required": true,
    "format": "email",
    "maxLength": 254
  },
  "phone": {
    "maxLength": 40
  },
  "comments": {
    "required": true,
    "minLength": 1,
    "maxLength": 20000
  }
} as const;

/** Input of careersLogin. */
export const careersLogin = {
  "email": {
    "required": true,
    "format": "email",
    "maxLength": 254
  },
  "password": {
    "required": true,
    "format": "password",
    "minLength": 1,
    "maxLength": 128
  },
  "password_confirm": {
    "required": true,
    "format": "password",
    "maxLength": 0
  }
} as const;

/** Input of careersRegister. */
export const careersRegister = {
  "email": {
    "required": true,
    "format": "email",
    "maxLength": 254
  },
  "password": {
    "required": true,
    "format": "password",
    "minLength": 8,
    "maxLength": 128
  },
  "password_confirm": {
    "required": true,
    "format": "password",
    "minLength": 1,
    "maxLength": 128
  }
} as const;

/** Input of createProfile. */
export const createProfile = {
  "job_title": {
    "required": true,
    "minLength": 1,
    "maxLength": 1000
  },
  "gender": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "nationality": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "marital_status": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "current_salary": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "expected_salary": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "career_level": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "experience": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "job_category": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "education": {
    "required": true,
    "maxLength": 50000,
    "contentMediaType": "application/json"
  },
  "work_experience": {
    "required": true,
    "maxLength": 50000,
    "contentMediaType": "application/json"
  },
  "skills": {
    "required": true,
    "maxLength": 50000,
    "contentMediaType": "application/json"
  },
  "resume": {
    "required": true,
    "format": "binary",
    "contentMediaType": "application/pdf",
    "minLength": 1,
    "maxLength": 10485760
  }
} as const;

/** Input of updateProfile. */
export const updateProfile = {
  "job_title": {
    "required": true,
    "minLength": 1,
    "maxLength": 1000
  },
  "gender": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "nationality": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "marital_status": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "current_salary": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "expected_salary": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "career_level": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "experience": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "job_category": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "education": {
    "required": true,
    "maxLength": 50000,
    "contentMediaType": "application/json"
  },
  "work_experience": {
    "required": true,
    "maxLength": 50000,
    "contentMediaType": "application/json"
  },
  "skills": {
    "required": true,
    "maxLength": 50000,
    "contentMediaType": "application/json"
  },
  "resume": {
    "format": "binary",
    "contentMediaType": "application/pdf",
    "minLength": 1,
    "maxLength": 10485760
  }
} as const;

/** Input of listJobs. */
export const listJobs = {
  "department_id": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "location": {
    "minLength": 1,
    "maxLength": 120
  },
  "search": {
    "minLength": 1,
    "maxLength": 1000
  }
} as const;

/** Input of applyToJob. */
export const applyToJob = {
  "cover_letter": {
    "required": true,
    "maxLength": 10000
  }
} as const;

/** Input of registerAccount. */
export const registerAccount = {
  "username": {
    "required": true,
    "minLength": 1,
    "maxLength": 150
  },
  "email": {
    "required": true,
    "format": "email",
    "maxLength": 254
  },
  "password1": {
    "required": true,
    "format": "password",
    "minLength": 8,
    "maxLength": 128
  },
  "password2": {
    "required": true,
    "format": "password",
    "minLength": 1,
    "maxLength": 128
  }
} as const;

/** Input of loginAccount. */
export const loginAccount = {
  "username": {
    "required": true,
    "minLength": 1,
    "maxLength": 150
  },
  "email": {
    "required": true,
    "format": "email",
    "maxLength": 254
  },
  "password": {
    "required": true,
    "format": "password",
    "minLength": 1,
    "maxLength": 128
  }
} as const;

/** Input of createPaymentIntent. */
export const createPaymentIntent = {
  "max_employees": {
    "required": true,
    "minimum": 1,
    "maximum": 1000000,
    "x-unit-price": {
      "amount": 25,
      "currency": "USD"
    }
  }
} as const;

/** Input of recordPaymentMethod. */
export const recordPaymentMethod = {
  "companyId": {
    "required": true,
    "const": 10
  },
  "payment_method_id": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "max_employees": {
    "required": true,
    "minimum": 1,
    "maximum": 1000000,
    "x-unit-price": {
      "amount": 25,
      "currency": "USD"
    }
  }
} as const;
