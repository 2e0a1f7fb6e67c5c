// Limits of what a visitor may send, by operation: characters of a text, size of a number. Generated from openapi/ by `npm run generate`; do not edit.

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
    "minLength": 1,
    "maxLength": 100
  },
  "email": {
    "maxLength": 254
  },
  "phone": {
    "maxLength": 40
  },
  "comments": {
    "minLength": 1,
    "maxLength": 5000
  }
} as const;

/** Input of careersLogin. */
export const careersLogin = {
  "email": {
    "maxLength": 254
  },
  "password": {
    "minLength": 1,
    "maxLength": 128
  },
  "password_confirm": {
    "maxLength": 0
  }
} as const;

/** Input of careersRegister. */
export const careersRegister = {
  "email": {
    "maxLength": 254
  },
  "password": {
    "minLength": 8,
    "maxLength": 128
  },
  "password_confirm": {
    "minLength": 1,
    "maxLength": 128
  }
} as const;

/** Input of createProfile. */
export const createProfile = {
  "job_title": {
    "minLength": 1,
    "maxLength": 150
  },
  "gender": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "nationality": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "marital_status": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "current_salary": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "expected_salary": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "career_level": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "experience": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "job_category": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "education": {
    "maxLength": 50000
  },
  "work_experience": {
    "maxLength": 50000
  },
  "skills": {
    "maxLength": 50000
  }
} as const;

/** Input of updateProfile. */
export const updateProfile = {
  "job_title": {
    "minLength": 1,
    "maxLength": 150
  },
  "gender": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "nationality": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "marital_status": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "current_salary": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "expected_salary": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "career_level": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "experience": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "job_category": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "education": {
    "maxLength": 50000
  },
  "work_experience": {
    "maxLength": 50000
  },
  "skills": {
    "maxLength": 50000
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
    "maxLength": 10000
  }
} as const;

/** Input of registerAccount. */
export const registerAccount = {
  "username": {
    "minLength": 1,
    "maxLength": 150
  },
  "email": {
    "maxLength": 254
  },
  "password1": {
    "minLength": 8,
    "maxLength": 128
  },
  "password2": {
    "minLength": 1,
    "maxLength": 128
  }
} as const;

/** Input of loginAccount. */
export const loginAccount = {
  "username": {
    "minLength": 1,
    "maxLength": 150
  },
  "email": {
    "maxLength": 254
  },
  "password": {
    "minLength": 1,
    "maxLength": 128
  }
} as const;

/** Input of createPaymentIntent. */
export const createPaymentIntent = {
  "max_employees": {
    "minimum": 1,
    "maximum": 10000
  }
} as const;

/** Input of recordPaymentMethod. */
export const recordPaymentMethod = {
  "payment_method_id": {
    "minLength": 1,
    "maxLength": 200
  },
  "max_employees": {
    "minimum": 1,
    "maximum": 10000
  }
} as const;
