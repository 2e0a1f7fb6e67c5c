// Limits of what a visitor may send, by operation: characters of a text, size of a number. Generated from openapi/ by `npm run generate`; do not edit.

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
export { limits3 as sendEmail };

/** Input of careersLogin. */
const limits4 = {
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
export { limits4 as careersLogin };

/** Input of careersRegister. */
const limits5 = {
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
export { limits5 as careersRegister };

/** Input of createProfile. */
const limits6 = {
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
export { limits6 as createProfile };

/** Input of updateProfile. */
const limits7 = {
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
    "maxLength": 200
  }
} as const;
export { limits8 as listJobs };

/** Input of applyToJob. */
const limits9 = {
  "cover_letter": {
    "maxLength": 10000
  }
} as const;
export { limits9 as applyToJob };

/** Input of registerAccount. */
const limits10 = {
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
export { limits10 as registerAccount };

/** Input of loginAccount. */
const limits11 = {
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
export { limits11 as loginAccount };

/** Input of createPaymentIntent. */
const limits12 = {
  "max_employees": {
    "minimum": 1,
    "maximum": 10000
  }
} as const;
export { limits12 as createPaymentIntent };

/** Input of recordPaymentMethod. */
const limits13 = {
  "payment_method_id": {
    "minLength": 1,
    "maxLength": 200
  },
  "max_employees": {
    "minimum": 1,
    "maximum": 10000
  }
} as const;
export { limits13 as recordPaymentMethod };
