// Schemas of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import type { ContractSchemas } from '#contract/jsonSchema.ts';

/** JSON Schemas (draft 2020-12) of every request and response, with the components they refer to. */
export const hrmsSchemas: ContractSchemas = {
 "components": {
  "schemas": {
   "Username": {
    "type": "string",
    "minLength": 1,
    "maxLength": 150
   },
   "AccountEmail": {
    "type": "string",
    "format": "email",
    "maxLength": 254
   },
   "Registration": {
    "type": "object",
    "required": [
     "username",
     "email",
     "password1",
     "password2"
    ],
    "additionalProperties": false,
    "properties": {
     "username": {
      "$ref": "#/components/schemas/Username"
     },
     "email": {
      "$ref": "#/components/schemas/AccountEmail"
     },
     "password1": {
      "type": "string",
      "format": "password",
      "minLength": 8,
      "maxLength": 128,
      "writeOnly": true
     },
     "password2": {
      "type": "string",
      "format": "password",
      "minLength": 1,
      "maxLength": 128,
      "writeOnly": true
     }
    }
   },
   "AccountProblem": {
    "type": "object",
    "properties": {
     "detail": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     }
    },
    "additionalProperties": true
   },
   "AccountKey": {
    "type": "object",
    "required": [
     "key"
    ],
    "properties": {
     "key": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "readOnly": true
     }
    }
   },
   "Login": {
    "type": "object",
    "required": [
     "username",
     "email",
     "password"
    ],
    "additionalProperties": false,
    "properties": {
     "username": {
      "$ref": "#/components/schemas/Username"
     },
     "email": {
      "$ref": "#/components/schemas/AccountEmail"
     },
     "password": {
      "type": "string",
      "format": "password",
      "minLength": 1,
      "maxLength": 128,
      "writeOnly": true
     }
    }
   },
   "EmployeeCount": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000000,
    "x-unit-price": {
     "amount": 25,
     "currency": "USD"
    }
   },
   "PaymentIntentRequest": {
    "type": "object",
    "required": [
     "max_employees"
    ],
    "additionalProperties": false,
    "properties": {
     "max_employees": {
      "$ref": "#/components/schemas/EmployeeCount"
     }
    }
   },
   "PaymentText": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 500
   },
   "PaymentProblem": {
    "type": "object",
    "properties": {
     "error": {
      "$ref": "#/components/schemas/PaymentText"
     }
    }
   },
   "PaymentIntent": {
    "type": "object",
    "properties": {
     "client_secret": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 500,
      "readOnly": true
     },
     "error": {
      "$ref": "#/components/schemas/PaymentText"
     }
    }
   },
   "SubscriptionRequest": {
    "type": "object",
    "required": [
     "companyId",
     "payment_method_id",
     "max_employees"
    ],
    "additionalProperties": false,
    "properties": {
     "companyId": {
      "type": "integer",
      "const": 10
     },
     "payment_method_id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "max_employees": {
      "$ref": "#/components/schemas/EmployeeCount"
     }
    }
   },
   "SubscriptionOutcome": {
    "type": "object",
    "properties": {
     "message": {
      "$ref": "#/components/schemas/PaymentText"
     },
     "error": {
      "$ref": "#/components/schemas/PaymentText"
     }
    }
   },
   "Detail": {
    "type": "object",
    "required": [
     "detail"
    ],
    "properties": {
     "detail": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
     }
    }
   },
   "EdgeText": {
    "type": "string",
    "minLength": 1,
    "maxLength": 500
   },
   "EdgeProblem": {
    "type": "object",
    "required": [
     "error"
    ],
    "properties": {
     "error": {
      "$ref": "#/components/schemas/EdgeText"
     },
     "message": {
      "$ref": "#/components/schemas/EdgeText"
     },
     "detail": {
      "$ref": "#/components/schemas/EdgeText"
     }
    }
   }
  }
 },
 "operations": {
  "registerAccount": {
   "path": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "requestBody": {
    "required": true,
    "content": {
     "application/json": {
      "$ref": "#/components/schemas/Registration"
     }
    }
   },
   "responses": {
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountProblem"
      }
     }
    },
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "413": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "429": {
     "headers": {
      "type": "object",
      "properties": {
       "retry-after": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "retry-after"
      ]
     },
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountProblem"
      }
     }
    },
    "502": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "504": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "2XX": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountKey"
      }
     }
    }
   }
  },
  "loginAccount": {
   "path": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "requestBody": {
    "required": true,
    "content": {
     "application/json": {
      "$ref": "#/components/schemas/Login"
     }
    }
   },
   "responses": {
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountProblem"
      }
     }
    },
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "413": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "429": {
     "headers": {
      "type": "object",
      "properties": {
       "retry-after": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "retry-after"
      ]
     },
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountProblem"
      }
     }
    },
    "502": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "504": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "2XX": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountKey"
      }
     }
    }
   }
  },
  "createPaymentIntent": {
   "path": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "requestBody": {
    "required": true,
    "content": {
     "application/json": {
      "$ref": "#/components/schemas/PaymentIntentRequest"
     }
    }
   },
   "responses": {
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/PaymentProblem"
      }
     }
    },
    "401": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    },
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "413": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "429": {
     "headers": {
      "type": "object",
      "properties": {
       "retry-after": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "retry-after"
      ]
     },
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/PaymentProblem"
      }
     }
    },
    "502": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "504": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "2XX": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/PaymentIntent"
      }
     }
    }
   }
  },
  "recordPaymentMethod": {
   "path": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "requestBody": {
    "required": true,
    "content": {
     "application/json": {
      "$ref": "#/components/schemas/SubscriptionRequest"
     }
    }
   },
   "responses": {
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/PaymentProblem"
      }
     }
    },
    "401": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    },
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "413": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "429": {
     "headers": {
      "type": "object",
      "properties": {
       "retry-after": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
       }
      },
      "required": [
       "retry-after"
      ]
     },
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/PaymentProblem"
      }
     }
    },
    "502": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "504": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
      }
     }
    },
    "2XX": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/SubscriptionOutcome"
      }
     }
    }
   }
  }
 }
};
