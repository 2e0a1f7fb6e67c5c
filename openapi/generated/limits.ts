// Limits of what a visitor may send, by operation: what is required, lengths, sizes, patterns and the like. Generated from openapi/ by `npm run generate`; do not edit.

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
    "maxLength": 100
  },
  "email": {
    "required": true,
    "maxLength": 254,
    "format": "email"
  },
  "phone": {
    "maxLength": 40
  },
  "comments": {
    "required": true,
    "minLength": 1,
    "maxLength": 5000
  }
} as const;

/** Input of careersLogin. */
export const careersLogin = {
  "email": {
    "required": true,
    "maxLength": 254,
    "format": "email"
  },
  "password": {
    "required": true,
    "minLength": 1,
    "maxLength": 128,
    "format": "password"
  },
  "password_confirm": {
    "required": true,
    "maxLength": 0,
    "format": "password"
  }
} as const;

/** Input of careersRegister. */
export const careersRegister = {
  "email": {
    "required": true,
    "maxLength": 254,
    "format": "email"
  },
  "password": {
    "required": true,
    "minLength": 8,
    "maxLength": 128,
    "format": "password"
  },
  "password_confirm": {
    "required": true,
    "minLength": 1,
    "maxLength": 128,
    "format": "password"
  }
} as const;

/** Input of createProfile. */
export const createProfile = {
  "job_title": {
    "required": true,
    "minLength": 1,
    "maxLength": 150
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
    "minLength": 1,
    "maxLength": 10485760,
    "format": "binary",
    "contentMediaType": "application/pdf"
  }
} as const;

/** Input of updateProfile. */
export const updateProfile = {
  "job_title": {
    "required": true,
    "minLength": 1,
    "maxLength": 150
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
    "minLength": 1,
    "maxLength": 10485760,
    "format": "binary",
    "contentMediaType": "application/pdf"
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
    "maxLength": 200
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
    "maxLength": 254,
    "format": "email"
  },
  "password1": {
    "required": true,
    "minLength": 8,
    "maxLength": 128,
    "format": "password"
  },
  "password2": {
    "required": true,
    "minLength": 1,
    "maxLength": 128,
    "format": "password"
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
    "maxLength": 254,
    "format": "email"
  },
  "password": {
    "required": true,
    "minLength": 1,
    "maxLength": 128,
    "format": "password"
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
