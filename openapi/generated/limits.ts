// Limits of visitors' input by operation: required values, lengths, sizes, patterns and the like. Generated from openapi/ by `npm run generate`; do not edit.

/** Input of listServices. */
const limits0 = {
  "page": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;
export { limits0 as listServices };

/** Input of listProjects. */
const limits1 = {
  "page": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;
export { limits1 as listProjects };

/** Input of listCaseStudies. */
const limits2 = {
  "page": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;
export { limits2 as listCaseStudies };

/** Input of sendEmail. */
const limits3 = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 1000
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
    "maxLength": 20000
  }
} as const;
export { limits3 as sendEmail };

/** Input of careersLogin. */
const limits4 = {
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
export { limits4 as careersLogin };

/** Input of careersRegister. */
const limits5 = {
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
export { limits5 as careersRegister };

/** Input of createProfile. */
const limits6 = {
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
    "minLength": 1,
    "maxLength": 10485760,
    "format": "binary",
    "contentMediaType": "application/pdf"
  }
} as const;
export { limits6 as createProfile };

/** Input of updateProfile. */
const limits7 = {
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
    "minLength": 1,
    "maxLength": 10485760,
    "format": "binary",
    "contentMediaType": "application/pdf"
  }
} as const;
export { limits7 as updateProfile };

/** Input of listJobs. */
const limits8 = {
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
export { limits8 as listJobs };

/** Input of applyToJob. */
const limits9 = {
  "cover_letter": {
    "required": true,
    "maxLength": 10000
  }
} as const;
export { limits9 as applyToJob };

/** Input of registerAccount. */
const limits10 = {
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
export { limits10 as registerAccount };

/** Input of loginAccount. */
const limits11 = {
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
export { limits11 as loginAccount };

/** Input of createPaymentIntent. */
const limits12 = {
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
export { limits12 as createPaymentIntent };

/** Input of recordPaymentMethod. */
const limits13 = {
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
export { limits13 as recordPaymentMethod };
