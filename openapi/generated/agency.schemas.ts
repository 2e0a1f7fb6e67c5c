// Schemas of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.

/** JSON Schemas (draft 2020-12) of every request and response, with the components they refer to. */
export const agencySchemas = {
 "components": {
  "schemas": {
   "VideoBanner": {
    "type": "object",
    "required": [
     "id",
     "video",
     "title",
     "description"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "video": {
      "type": "string",
      "format": "uri-reference"
     },
     "title": {
      "type": "string"
     },
     "description": {
      "type": [
       "string",
       "null"
      ]
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
   "Count": {
    "type": "integer",
    "minimum": 0
   },
   "PageLink": {
    "type": [
     "string",
     "null"
    ],
    "format": "uri-reference"
   },
   "Service": {
    "type": "object",
    "required": [
     "id",
     "title",
     "short_text",
     "icon1",
     "icon2",
     "text",
     "thumb",
     "challenge",
     "what_we_do",
     "included_services",
     "detail_services_list"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "title": {
      "type": "string"
     },
     "short_text": {
      "type": [
       "string",
       "null"
      ]
     },
     "icon1": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "icon2": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "text": {
      "type": [
       "string",
       "null"
      ]
     },
     "thumb": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "challenge": {
      "type": [
       "string",
       "null"
      ]
     },
     "what_we_do": {
      "type": [
       "string",
       "null"
      ]
     },
     "included_services": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "feature_list"
       ],
       "properties": {
        "id": {
         "type": "integer"
        },
        "feature_list": {
         "type": "string"
        }
       }
      }
     },
     "detail_services_list": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "Testimonial": {
    "type": "object",
    "required": [
     "id",
     "text",
     "image",
     "name",
     "designation"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "text": {
      "type": "string"
     },
     "image": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "name": {
      "type": "string"
     },
     "designation": {
      "type": [
       "string",
       "null"
      ]
     },
     "platform": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "TeamMember": {
    "type": "object",
    "required": [
     "id",
     "thumb",
     "member",
     "designation"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "thumb": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "member": {
      "type": "string"
     },
     "memberLink": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri"
     },
     "designation": {
      "type": [
       "string",
       "null"
      ]
     },
     "icon1": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "icon2": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     }
    }
   },
   "TeamGroup": {
    "type": "object",
    "required": [
     "name",
     "members"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "name": {
      "type": "string"
     },
     "members": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TeamMember"
      }
     }
    }
   },
   "Project": {
    "type": "object",
    "required": [
     "id",
     "title",
     "thumb",
     "thumb_full",
     "description",
     "list1",
     "list2"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "title": {
      "type": "string"
     },
     "thumb": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "thumb_full": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "description": {
      "type": [
       "string",
       "null"
      ]
     },
     "list1": {
      "type": [
       "string",
       "null"
      ]
     },
     "list2": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "CaseStudyTeaser": {
    "type": "object",
    "required": [
     "id",
     "title",
     "main_image_url"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "title": {
      "type": "string"
     },
     "main_image_url": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     }
    }
   },
   "CaseStudyImage": {
    "anyOf": [
     {
      "type": "string",
      "format": "uri-reference"
     },
     {
      "type": "object",
      "required": [
       "image_url"
      ],
      "properties": {
       "image_url": {
        "type": "string",
        "format": "uri-reference"
       },
       "image_name": {
        "type": [
         "string",
         "null"
        ]
       }
      }
     }
    ]
   },
   "CaseStudyVideo": {
    "anyOf": [
     {
      "type": "string",
      "format": "uri-reference"
     },
     {
      "type": "object",
      "required": [
       "video_url"
      ],
      "properties": {
       "video_url": {
        "type": "string",
        "format": "uri-reference"
       },
       "video_name": {
        "type": [
         "string",
         "null"
        ]
       }
      }
     },
     {
      "type": "object",
      "required": [
       "url"
      ],
      "properties": {
       "url": {
        "type": "string",
        "format": "uri-reference"
       },
       "title": {
        "type": [
         "string",
         "null"
        ]
       }
      }
     }
    ]
   },
   "ContentBlock": {
    "type": "object",
    "required": [
     "type",
     "html"
    ],
    "properties": {
     "type": {
      "type": "string"
     },
     "html": {
      "type": "string"
     }
    }
   },
   "CaseStudy": {
    "type": "object",
    "required": [
     "id",
     "title",
     "main_image_url",
     "sub_images",
     "additional_images",
     "videos",
     "structured_content"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "title": {
      "type": "string"
     },
     "main_image_url": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "sub_images": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CaseStudyImage"
      }
     },
     "additional_images": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CaseStudyImage"
      }
     },
     "videos": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CaseStudyVideo"
      }
     },
     "structured_content": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ContentBlock"
      }
     }
    }
   },
   "Game": {
    "type": "object",
    "required": [
     "id",
     "game_name",
     "image",
     "description",
     "icon1",
     "icon1_link",
     "icon2",
     "icon2_link",
     "video"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "game_name": {
      "type": "object",
      "required": [
       "name"
      ],
      "properties": {
       "name": {
        "type": "string"
       }
      }
     },
     "image": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "description": {
      "type": [
       "string",
       "null"
      ]
     },
     "icon1": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "icon1_link": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri"
     },
     "icon2": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "icon2_link": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri"
     },
     "video": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     }
    }
   },
   "ContactMessage": {
    "type": "object",
    "required": [
     "name",
     "email",
     "comments"
    ],
    "additionalProperties": false,
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1
     },
     "email": {
      "type": "string",
      "format": "email"
     },
     "phone": {
      "type": "string"
     },
     "comments": {
      "type": "string",
      "minLength": 1
     }
    }
   },
   "ContactOutcome": {
    "type": "object",
    "properties": {
     "status": {
      "type": "string"
     },
     "message": {
      "type": "string"
     },
     "success": {
      "type": "boolean"
     },
     "error": {
      "type": "string"
     }
    }
   },
   "CareersCredentials": {
    "type": "object",
    "required": [
     "email",
     "password",
     "password_confirm"
    ],
    "additionalProperties": false,
    "properties": {
     "email": {
      "type": "string",
      "format": "email"
     },
     "password": {
      "type": "string",
      "format": "password",
      "minLength": 1
     },
     "password_confirm": {
      "type": "string",
      "format": "password"
     }
    }
   },
   "CareersUser": {
    "type": "object",
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "type": "string",
      "format": "email"
     }
    }
   },
   "Education": {
    "type": "object",
    "required": [
     "institution_name"
    ],
    "properties": {
     "institution_name": {
      "type": "string"
     },
     "graduation_month": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 12
     },
     "graduation_year": {
      "type": [
       "integer",
       "null"
      ]
     },
     "degree_level": {
      "type": [
       "string",
       "null"
      ]
     },
     "major": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "WorkExperience": {
    "type": "object",
    "required": [
     "job_title",
     "company"
    ],
    "properties": {
     "job_title": {
      "type": "string"
     },
     "company": {
      "type": "string"
     },
     "start_month": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 12
     },
     "start_year": {
      "type": [
       "integer",
       "null"
      ]
     },
     "end_month": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 12
     },
     "end_year": {
      "type": [
       "integer",
       "null"
      ]
     },
     "currently_working": {
      "type": "boolean"
     },
     "notice_period_months": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0
     },
     "notice_period_days": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0
     }
    }
   },
   "Skill": {
    "type": "object",
    "required": [
     "skill_name"
    ],
    "properties": {
     "skill_name": {
      "type": "string"
     },
     "skill_level": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "CandidateProfile": {
    "type": "object",
    "required": [
     "job_title",
     "gender",
     "nationality",
     "marital_status",
     "expected_salary",
     "career_level",
     "experience",
     "job_category"
    ],
    "properties": {
     "job_title": {
      "type": "string"
     },
     "gender": {
      "type": "integer"
     },
     "nationality": {
      "type": "integer"
     },
     "marital_status": {
      "type": "integer"
     },
     "current_salary": {
      "type": [
       "integer",
       "null"
      ]
     },
     "expected_salary": {
      "type": "integer"
     },
     "career_level": {
      "type": "integer"
     },
     "experience": {
      "type": "integer"
     },
     "job_category": {
      "type": "integer"
     },
     "resume": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference"
     },
     "language_ids": {
      "type": "array",
      "items": {
       "type": "integer"
      }
     },
     "education": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Education"
      }
     },
     "work_experience": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/WorkExperience"
      }
     },
     "skills": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Skill"
      }
     },
     "user": {
      "$ref": "#/components/schemas/CareersUser"
     }
    }
   },
   "CareersSession": {
    "type": "object",
    "required": [
     "user",
     "has_profile"
    ],
    "additionalProperties": false,
    "properties": {
     "user": {
      "$ref": "#/components/schemas/CareersUser"
     },
     "has_profile": {
      "type": "boolean"
     },
     "profile": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/CandidateProfile"
       },
       {
        "type": "null"
       }
      ]
     },
     "message": {
      "type": "string"
     }
    }
   },
   "Message": {
    "type": "object",
    "properties": {
     "message": {
      "type": "string"
     }
    }
   },
   "Choice": {
    "type": "object",
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "name": {
      "type": "string"
     }
    }
   },
   "SalaryRange": {
    "type": "object",
    "required": [
     "id",
     "min_salary",
     "max_salary"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "min_salary": {
      "type": "integer",
      "minimum": 0
     },
     "max_salary": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "CareersDropdowns": {
    "type": "object",
    "required": [
     "genders",
     "nationalities",
     "marital_statuses",
     "salary_ranges",
     "career_levels",
     "experiences",
     "job_categories"
    ],
    "additionalProperties": false,
    "properties": {
     "genders": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Choice"
      }
     },
     "nationalities": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Choice"
      }
     },
     "marital_statuses": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Choice"
      }
     },
     "salary_ranges": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SalaryRange"
      }
     },
     "career_levels": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Choice"
      }
     },
     "experiences": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Choice"
      }
     },
     "job_categories": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Choice"
      }
     }
    }
   },
   "ProfileForm": {
    "type": "object",
    "required": [
     "job_title",
     "gender",
     "nationality",
     "marital_status",
     "expected_salary",
     "career_level",
     "experience",
     "job_category",
     "education",
     "work_experience",
     "skills"
    ],
    "additionalProperties": false,
    "properties": {
     "job_title": {
      "type": "string",
      "minLength": 1
     },
     "gender": {
      "type": "integer"
     },
     "nationality": {
      "type": "integer"
     },
     "marital_status": {
      "type": "integer"
     },
     "current_salary": {
      "type": "integer"
     },
     "expected_salary": {
      "type": "integer"
     },
     "career_level": {
      "type": "integer"
     },
     "experience": {
      "type": "integer"
     },
     "job_category": {
      "type": "integer"
     },
     "language_ids": {
      "type": "array",
      "items": {
       "type": "integer"
      }
     },
     "education": {
      "type": "string",
      "contentMediaType": "application/json"
     },
     "work_experience": {
      "type": "string",
      "contentMediaType": "application/json"
     },
     "skills": {
      "type": "string",
      "contentMediaType": "application/json"
     },
     "resume": {
      "type": "string",
      "format": "binary"
     }
    }
   },
   "SavedProfile": {
    "type": "object",
    "required": [
     "profile"
    ],
    "additionalProperties": false,
    "properties": {
     "profile": {
      "$ref": "#/components/schemas/CandidateProfile"
     },
     "message": {
      "type": "string"
     }
    }
   },
   "NewProfileForm": {
    "allOf": [
     {
      "$ref": "#/components/schemas/ProfileForm"
     },
     {
      "type": "object",
      "required": [
       "resume"
      ]
     }
    ]
   },
   "ProfileCheck": {
    "type": "object",
    "required": [
     "has_profile"
    ],
    "additionalProperties": false,
    "properties": {
     "has_profile": {
      "type": "boolean"
     },
     "profile": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/CandidateProfile"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "Department": {
    "type": "object",
    "required": [
     "id",
     "name",
     "job_count"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1
     },
     "name": {
      "type": "string"
     },
     "job_count": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "JobType": {
    "type": "string",
    "enum": [
     "full-time",
     "part-time",
     "contract",
     "internship"
    ]
   },
   "JobDepartment": {
    "anyOf": [
     {
      "type": "string"
     },
     {
      "type": "object",
      "required": [
       "name"
      ],
      "properties": {
       "id": {
        "type": "integer",
        "minimum": 1
       },
       "name": {
        "type": "string"
       }
      }
     },
     {
      "type": "null"
     }
    ]
   },
   "Job": {
    "type": "object",
    "required": [
     "id",
     "slug",
     "title",
     "department",
     "posted_date",
     "closing_date",
     "salary_range",
     "is_active",
     "description",
     "responsibilities",
     "qualifications"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "slug": {
      "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
     },
     "title": {
      "type": [
       "string",
       "null"
      ]
     },
     "department": {
      "$ref": "#/components/schemas/JobDepartment"
     },
     "job_type": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/JobType"
       },
       {
        "type": "null"
       }
      ]
     },
     "location": {
      "type": [
       "string",
       "null"
      ]
     },
     "posted_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "closing_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "salary_range": {
      "type": [
       "string",
       "null"
      ]
     },
     "is_active": {
      "type": "boolean"
     },
     "description": {
      "type": [
       "string",
       "null"
      ]
     },
     "responsibilities": {
      "type": [
       "string",
       "null"
      ]
     },
     "qualifications": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "Application": {
    "type": "object",
    "required": [
     "cover_letter"
    ],
    "additionalProperties": false,
    "properties": {
     "cover_letter": {
      "type": "string"
     }
    }
   },
   "ApplicationOutcome": {
    "type": "object",
    "properties": {
     "message": {
      "type": "string"
     },
     "error": {
      "type": "string"
     },
     "detail": {
      "type": "string"
     },
     "errors": {
      "anyOf": [
       {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       {
        "type": "string"
       }
      ]
     }
    }
   }
  }
 },
 "operations": {
  "listVideoBanners": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "results"
       ],
       "additionalProperties": false,
       "properties": {
        "results": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/VideoBanner"
         }
        }
       }
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "listServices": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "count",
        "next",
        "previous",
        "results"
       ],
       "additionalProperties": false,
       "properties": {
        "count": {
         "$ref": "#/components/schemas/Count"
        },
        "next": {
         "$ref": "#/components/schemas/PageLink"
        },
        "previous": {
         "$ref": "#/components/schemas/PageLink"
        },
        "results": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Service"
         }
        }
       }
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "getService": {
   "path": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1
     }
    },
    "required": [
     "id"
    ],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Service"
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
    "404": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "listTestimonials": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "results"
       ],
       "additionalProperties": false,
       "properties": {
        "results": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Testimonial"
         }
        }
       }
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "listTeams": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "results"
       ],
       "additionalProperties": false,
       "properties": {
        "results": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/TeamGroup"
         }
        }
       }
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "listProjects": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "count",
        "next",
        "previous",
        "results"
       ],
       "additionalProperties": false,
       "properties": {
        "count": {
         "$ref": "#/components/schemas/Count"
        },
        "next": {
         "$ref": "#/components/schemas/PageLink"
        },
        "previous": {
         "$ref": "#/components/schemas/PageLink"
        },
        "results": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Project"
         }
        }
       }
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "getProject": {
   "path": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1
     }
    },
    "required": [
     "id"
    ],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Project"
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
    "404": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "listCaseStudies": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "count",
        "next",
        "previous",
        "results"
       ],
       "additionalProperties": false,
       "properties": {
        "count": {
         "$ref": "#/components/schemas/Count"
        },
        "next": {
         "$ref": "#/components/schemas/PageLink"
        },
        "previous": {
         "$ref": "#/components/schemas/PageLink"
        },
        "results": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/CaseStudyTeaser"
         }
        }
       }
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "getCaseStudy": {
   "path": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1
     }
    },
    "required": [
     "id"
    ],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "additionalProperties": false,
       "properties": {
        "case_study": {
         "oneOf": [
          {
           "$ref": "#/components/schemas/CaseStudy"
          },
          {
           "type": "null"
          }
         ]
        }
       }
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
    "404": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "listGames": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "results"
       ],
       "additionalProperties": false,
       "properties": {
        "results": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Game"
         }
        }
       }
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "getGame": {
   "path": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1
     }
    },
    "required": [
     "id"
    ],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Game"
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
    "404": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "sendEmail": {
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
      "$ref": "#/components/schemas/ContactMessage"
     }
    }
   },
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/ContactOutcome"
      }
     }
    },
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/ContactOutcome"
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
       "$ref": "#/components/schemas/ContactOutcome"
      }
     }
    },
    "502": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/ContactOutcome"
      }
     }
    }
   }
  },
  "careersLogin": {
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
   "headers": {
    "type": "object",
    "properties": {
     "x-csrftoken": {
      "type": "string"
     }
    },
    "required": []
   },
   "requestBody": {
    "required": true,
    "content": {
     "application/json": {
      "$ref": "#/components/schemas/CareersCredentials"
     }
    }
   },
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/CareersSession"
      }
     }
    },
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "401": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    }
   }
  },
  "careersRegister": {
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
   "headers": {
    "type": "object",
    "properties": {
     "x-csrftoken": {
      "type": "string"
     }
    },
    "required": []
   },
   "requestBody": {
    "required": true,
    "content": {
     "application/json": {
      "$ref": "#/components/schemas/CareersCredentials"
     }
    }
   },
   "responses": {
    "201": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/CareersSession"
      }
     }
    },
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
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
       "$ref": "#/components/schemas/Message"
      }
     }
    }
   }
  },
  "getCareersDropdowns": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/CareersDropdowns"
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "createProfile": {
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
   "headers": {
    "type": "object",
    "properties": {
     "x-csrftoken": {
      "type": "string"
     }
    },
    "required": []
   },
   "requestBody": {
    "required": true,
    "content": {
     "multipart/form-data": {
      "$ref": "#/components/schemas/NewProfileForm"
     }
    }
   },
   "responses": {
    "201": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/SavedProfile"
      }
     }
    },
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "401": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "413": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    }
   }
  },
  "updateProfile": {
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
   "headers": {
    "type": "object",
    "properties": {
     "x-csrftoken": {
      "type": "string"
     }
    },
    "required": []
   },
   "requestBody": {
    "required": true,
    "content": {
     "multipart/form-data": {
      "$ref": "#/components/schemas/ProfileForm"
     }
    }
   },
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/SavedProfile"
      }
     }
    },
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "401": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "404": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "413": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    }
   }
  },
  "checkProfile": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/ProfileCheck"
      }
     }
    },
    "401": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "listDepartments": {
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
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "departments"
       ],
       "additionalProperties": false,
       "properties": {
        "departments": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Department"
         }
        }
       }
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "listJobs": {
   "path": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {
     "department_id": {
      "type": "integer",
      "minimum": 1
     },
     "job_type": {
      "$ref": "#/components/schemas/JobType"
     },
     "location": {
      "type": "string",
      "minLength": 1
     },
     "search": {
      "type": "string",
      "minLength": 1
     }
    },
    "required": [],
    "additionalProperties": false
   },
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "jobs"
       ],
       "additionalProperties": false,
       "properties": {
        "jobs": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Job"
         }
        }
       }
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
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "getJob": {
   "path": {
    "type": "object",
    "properties": {
     "slug": {
      "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
     }
    },
    "required": [
     "slug"
    ],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "requestBody": null,
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "type": "object",
       "required": [
        "job"
       ],
       "additionalProperties": false,
       "properties": {
        "job": {
         "$ref": "#/components/schemas/Job"
        }
       }
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
    "404": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    }
   }
  },
  "applyToJob": {
   "path": {
    "type": "object",
    "properties": {
     "slug": {
      "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
     }
    },
    "required": [
     "slug"
    ],
    "additionalProperties": false
   },
   "query": {
    "type": "object",
    "properties": {},
    "required": [],
    "additionalProperties": false
   },
   "headers": {
    "type": "object",
    "properties": {
     "x-csrftoken": {
      "type": "string"
     }
    },
    "required": []
   },
   "requestBody": {
    "required": true,
    "content": {
     "application/json": {
      "$ref": "#/components/schemas/Application"
     }
    }
   },
   "responses": {
    "200": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/ApplicationOutcome"
      }
     }
    },
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/ApplicationOutcome"
      }
     }
    },
    "401": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Message"
      }
     }
    },
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/ApplicationOutcome"
      }
     }
    },
    "404": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
      }
     }
    },
    "500": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/ApplicationOutcome"
      }
     }
    }
   }
  }
 }
};
