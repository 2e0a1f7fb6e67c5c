// Schemas of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.

/** JSON Schemas (draft 2020-12) of every request and response, with the components they refer to. */
export const hrmsSchemas = {
 "components": {
  "schemas": {
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
      "type": "string",
      "minLength": 1
     },
     "email": {
      "type": "string",
      "format": "email"
     },
     "password1": {
      "type": "string",
      "format": "password",
      "minLength": 1
     },
     "password2": {
      "type": "string",
      "format": "password",
      "minLength": 1
     }
    }
   },
   "AccountKey": {
    "type": "object",
    "required": [
     "key"
    ],
    "properties": {
     "key": {
      "type": "string",
      "minLength": 1
     }
    }
   },
   "AccountProblem": {
    "type": "object",
    "properties": {
     "detail": {
      "type": "string"
     }
    },
    "additionalProperties": true
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
      "type": "string",
      "minLength": 1
     },
     "email": {
      "type": "string",
      "format": "email"
     },
     "password": {
      "type": "string",
      "format": "password",
      "minLength": 1
     }
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
      "type": "integer",
      "minimum": 1
     }
    }
   },
   "PaymentIntent": {
    "type": "object",
    "properties": {
     "client_secret": {
      "type": "string",
      "minLength": 1
     },
     "error": {
      "type": "string"
     }
    }
   },
   "PaymentProblem": {
    "type": "object",
    "properties": {
     "error": {
      "type": "string"
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
      "type": "string"
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
      "minLength": 1
     },
     "max_employees": {
      "type": "integer",
      "minimum": 1
     }
    }
   },
   "SubscriptionOutcome": {
    "type": "object",
    "properties": {
     "message": {
      "type": "string"
     },
     "error": {
      "type": "string"
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
    "201": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountKey"
      }
     }
    },
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountProblem"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountProblem"
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
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountKey"
      }
     }
    },
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountProblem"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/AccountProblem"
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
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/PaymentIntent"
      }
     }
    },
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
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/PaymentProblem"
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
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/SubscriptionOutcome"
      }
     }
    },
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
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/PaymentProblem"
      }
     }
    }
   }
  }
 }
};
