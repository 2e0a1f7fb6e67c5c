// Schemas of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { ContractSchemas } from '#contract/jsonSchema.ts';

/** JSON Schemas (draft 2020-12) of every request and response, with the components they refer to. */
export const agencySchemas: ContractSchemas = {
 "components": {
  "schemas": {
   "RecordId": {
    "type": "integer",
    "minimum": 1,
    "maximum": 2147483647,
    "readOnly": true
   },
   "VideoBanner": {
    "type": "object",
    "required": [
     "video",
     "title"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RecordId"
     },
     "video": {
      "type": "string",
      "format": "uri-reference",
      "x-url": "video",
      "minLength": 1,
      "maxLength": 2048
     },
     "title": {
      "type": "string",
      "maxLength": 120
     },
     "description": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 300
     }
    }
   },
   "VideoBannerList": {
    "type": "object",
    "required": [
     "results"
    ],
    "properties": {
     "results": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/VideoBanner"
      }
     }
    }
   },
   "Count": {
    "type": "integer",
    "minimum": 0,
    "maximum": 100000,
    "readOnly": true
   },
   "PageLink": {
    "type": [
     "string",
     "null"
    ],
    "format": "uri-reference",
    "maxLength": 2048,
    "readOnly": true
   },
   "ImageUrl": {
    "type": [
     "string",
     "null"
    ],
    "format": "uri-reference",
    "x-url": "image",
    "maxLength": 2048
   },
   "ServiceTeaser": {
    "type": "object",
    "required": [
     "id",
     "title"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RecordId"
     },
     "title": {
      "type": "string",
      "maxLength": 120
     },
     "short_text": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 300
     },
     "icon1": {
      "$ref": "#/components/schemas/ImageUrl"
     },
     "icon2": {
      "$ref": "#/components/schemas/ImageUrl"
     }
    }
   },
   "ServiceList": {
    "type": "object",
    "required": [
     "results"
    ],
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
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/ServiceTeaser"
      }
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
   "Phrase": {
    "type": "string",
    "maxLength": 300
   },
   "IncludedService": {
    "type": "object",
    "required": [
     "feature_list"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RecordId"
     },
     "feature_list": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Phrase"
       },
       {
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/Phrase"
        }
       }
      ]
     }
    }
   },
   "Service": {
    "allOf": [
     {
      "$ref": "#/components/schemas/ServiceTeaser"
     },
     {
      "type": "object",
      "properties": {
       "text": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 20000
       },
       "thumb": {
        "$ref": "#/components/schemas/ImageUrl"
       },
       "challenge": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 20000
       },
       "what_we_do": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 20000
       },
       "included_services": {
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/IncludedService"
        }
       },
       "detail_services_list": {
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/Phrase"
        }
       }
      }
     }
    ]
   },
   "Testimonial": {
    "type": "object",
    "required": [
     "text",
     "name"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RecordId"
     },
     "text": {
      "type": "string",
      "maxLength": 2000
     },
     "image": {
      "$ref": "#/components/schemas/ImageUrl"
     },
     "name": {
      "type": "string",
      "maxLength": 120
     },
     "designation": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "platform": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 120
     }
    }
   },
   "TestimonialList": {
    "type": "object",
    "required": [
     "results"
    ],
    "properties": {
     "results": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/Testimonial"
      }
     }
    }
   },
   "LinkUrl": {
    "type": [
     "string",
     "null"
    ],
    "format": "uri",
    "x-url": "link",
    "maxLength": 2048
   },
   "TeamMember": {
    "type": "object",
    "required": [
     "id",
     "member"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RecordId"
     },
     "thumb": {
      "$ref": "#/components/schemas/ImageUrl"
     },
     "member": {
      "type": "string",
      "maxLength": 120
     },
     "memberLink": {
      "$ref": "#/components/schemas/LinkUrl"
     },
     "designation": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "icon1": {
      "$ref": "#/components/schemas/ImageUrl"
     },
     "icon2": {
      "$ref": "#/components/schemas/ImageUrl"
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
      "$ref": "#/components/schemas/RecordId"
     },
     "name": {
      "type": "string",
      "maxLength": 120
     },
     "members": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/TeamMember"
      }
     }
    }
   },
   "TeamGroupList": {
    "type": "object",
    "required": [
     "results"
    ],
    "properties": {
     "results": {
      "type": "array",
      "maxItems": 50,
      "x-order": "any",
      "items": {
       "$ref": "#/components/schemas/TeamGroup"
      }
     }
    }
   },
   "ProjectTeaser": {
    "type": "object",
    "required": [
     "id",
     "title"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RecordId"
     },
     "title": {
      "type": "string",
      "maxLength": 200
     },
     "thumb": {
      "$ref": "#/components/schemas/ImageUrl"
     },
     "list1": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "list2": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     }
    }
   },
   "ProjectList": {
    "type": "object",
    "required": [
     "results"
    ],
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
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/ProjectTeaser"
      }
     }
    }
   },
   "Html": {
    "type": [
     "string",
     "null"
    ],
    "contentMediaType": "text/html",
    "maxLength": 200000
   },
   "Project": {
    "allOf": [
     {
      "$ref": "#/components/schemas/ProjectTeaser"
     },
     {
      "type": "object",
      "properties": {
       "thumb_full": {
        "$ref": "#/components/schemas/ImageUrl"
       },
       "description": {
        "$ref": "#/components/schemas/Html"
       }
      }
     }
    ]
   },
   "CaseStudyTeaser": {
    "type": "object",
    "required": [
     "id",
     "title"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RecordId"
     },
     "title": {
      "type": "string",
      "maxLength": 200
     },
     "main_image_url": {
      "$ref": "#/components/schemas/ImageUrl"
     },
     "year": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1900,
      "maximum": 9999
     },
     "outcome": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     }
    }
   },
   "CaseStudyList": {
    "type": "object",
    "required": [
     "results"
    ],
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
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/CaseStudyTeaser"
      }
     }
    }
   },
   "ImageFileUrl": {
    "type": "string",
    "format": "uri-reference",
    "x-url": "image",
    "minLength": 1,
    "maxLength": 2048
   },
   "CaseStudyImage": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/ImageFileUrl"
     },
     {
      "type": "object",
      "required": [
       "image_url"
      ],
      "properties": {
       "image_url": {
        "$ref": "#/components/schemas/ImageFileUrl"
       },
       "image_name": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 300
       }
      }
     }
    ]
   },
   "VideoFileUrl": {
    "type": "string",
    "format": "uri-reference",
    "x-url": "video",
    "minLength": 1,
    "maxLength": 2048
   },
   "CaseStudyVideo": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/VideoFileUrl"
     },
     {
      "type": "object",
      "required": [
       "video_url"
      ],
      "properties": {
       "video_url": {
        "$ref": "#/components/schemas/VideoFileUrl"
       },
       "video_name": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 300
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
        "$ref": "#/components/schemas/VideoFileUrl"
       },
       "title": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 300
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
      "type": "string",
      "maxLength": 30
     },
     "html": {
      "type": "string",
      "contentMediaType": "text/html",
      "maxLength": 200000
     }
    }
   },
   "CaseStudy": {
    "allOf": [
     {
      "$ref": "#/components/schemas/CaseStudyTeaser"
     },
     {
      "type": "object",
      "properties": {
       "sub_images": {
        "type": "array",
        "maxItems": 200,
        "items": {
         "$ref": "#/components/schemas/CaseStudyImage"
        }
       },
       "additional_images": {
        "type": "array",
        "maxItems": 200,
        "items": {
         "$ref": "#/components/schemas/CaseStudyImage"
        }
       },
       "videos": {
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/CaseStudyVideo"
        }
       },
       "structured_content": {
        "type": "array",
        "maxItems": 500,
        "items": {
         "$ref": "#/components/schemas/ContentBlock"
        }
       }
      }
     }
    ]
   },
   "CaseStudyEnvelope": {
    "type": "object",
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
   },
   "GameName": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "type": "string",
      "maxLength": 120
     }
    }
   },
   "GameTeaser": {
    "type": "object",
    "required": [
     "id",
     "game_name"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RecordId"
     },
     "game_name": {
      "$ref": "#/components/schemas/GameName"
     }
    }
   },
   "GameList": {
    "type": "object",
    "required": [
     "results"
    ],
    "properties": {
     "results": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/GameTeaser"
      }
     }
    }
   },
   "VideoUrl": {
    "type": [
     "string",
     "null"
    ],
    "format": "uri-reference",
    "x-url": "video",
    "maxLength": 2048
   },
   "Game": {
    "allOf": [
     {
      "$ref": "#/components/schemas/GameTeaser"
     },
     {
      "type": "object",
      "properties": {
       "image": {
        "$ref": "#/components/schemas/ImageUrl"
       },
       "description": {
        "$ref": "#/components/schemas/Html"
       },
       "icon1": {
        "$ref": "#/components/schemas/ImageUrl"
       },
       "icon1_link": {
        "$ref": "#/components/schemas/LinkUrl"
       },
       "icon2": {
        "$ref": "#/components/schemas/ImageUrl"
       },
       "icon2_link": {
        "$ref": "#/components/schemas/LinkUrl"
       },
       "video": {
        "$ref": "#/components/schemas/VideoUrl"
       }
      }
     }
    ]
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
      "minLength": 1,
      "maxLength": 1000
     },
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     },
     "phone": {
      "type": "string",
      "maxLength": 40
     },
     "comments": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000
     }
    }
   },
   "ContactOutcome": {
    "type": "object",
    "properties": {
     "status": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "message": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     },
     "success": {
      "type": [
       "boolean",
       "integer",
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "error": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     },
     "detail": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 1000
     }
    }
   },
   "Email": {
    "type": "string",
    "format": "email",
    "maxLength": 254
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
      "$ref": "#/components/schemas/Email"
     },
     "password": {
      "type": "string",
      "format": "password",
      "minLength": 1,
      "maxLength": 128,
      "writeOnly": true
     },
     "password_confirm": {
      "type": "string",
      "format": "password",
      "maxLength": 0,
      "writeOnly": true
     }
    }
   },
   "Message": {
    "type": "object",
    "properties": {
     "message": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     },
     "detail": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 1000
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
      "$ref": "#/components/schemas/Email"
     }
    }
   },
   "JobTitle": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1000
   },
   "ChoiceId": {
    "type": "integer",
    "minimum": 1,
    "maximum": 2147483647
   },
   "LanguageIds": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   },
   "Month": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 12
   },
   "Year": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1900,
    "maximum": 2200
   },
   "Education": {
    "type": "object",
    "required": [
     "institution_name"
    ],
    "properties": {
     "institution_name": {
      "type": "string",
      "maxLength": 200
     },
     "graduation_month": {
      "$ref": "#/components/schemas/Month"
     },
     "graduation_year": {
      "$ref": "#/components/schemas/Year"
     },
     "degree_level": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 120
     },
     "major": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     }
    }
   },
   "EducationList": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/components/schemas/Education"
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
      "type": "string",
      "maxLength": 150
     },
     "company": {
      "type": "string",
      "maxLength": 200
     },
     "start_month": {
      "$ref": "#/components/schemas/Month"
     },
     "start_year": {
      "$ref": "#/components/schemas/Year"
     },
     "end_month": {
      "$ref": "#/components/schemas/Month"
     },
     "end_year": {
      "$ref": "#/components/schemas/Year"
     },
     "currently_working": {
      "type": "boolean"
     },
     "notice_period_months": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 120
     },
     "notice_period_days": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 3650
     }
    }
   },
   "WorkExperienceList": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/components/schemas/WorkExperience"
    }
   },
   "Skill": {
    "type": "object",
    "required": [
     "skill_name"
    ],
    "properties": {
     "skill_name": {
      "type": "string",
      "maxLength": 120
     },
     "skill_level": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 60
     }
    }
   },
   "SkillList": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "#/components/schemas/Skill"
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
      "$ref": "#/components/schemas/JobTitle"
     },
     "gender": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "nationality": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "marital_status": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "current_salary": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 2147483647
     },
     "expected_salary": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "career_level": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "experience": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "job_category": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "resume": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference",
      "maxLength": 2048,
      "readOnly": true
     },
     "language_ids": {
      "$ref": "#/components/schemas/LanguageIds"
     },
     "education": {
      "$ref": "#/components/schemas/EducationList"
     },
     "work_experience": {
      "$ref": "#/components/schemas/WorkExperienceList"
     },
     "skills": {
      "$ref": "#/components/schemas/SkillList"
     },
     "user": {
      "$ref": "#/components/schemas/CareersUser"
     }
    }
   },
   "SessionText": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 500
   },
   "CareersSession": {
    "oneOf": [
     {
      "type": "object",
      "required": [
       "user",
       "has_profile"
      ],
      "properties": {
       "user": {
        "$ref": "#/components/schemas/CareersUser"
       },
       "has_profile": {
        "type": "boolean",
        "const": true
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
        "$ref": "#/components/schemas/SessionText"
       }
      }
     },
     {
      "type": "object",
      "required": [
       "user",
       "has_profile"
      ],
      "properties": {
       "user": {
        "$ref": "#/components/schemas/CareersUser"
       },
       "has_profile": {
        "type": "boolean",
        "const": false
       },
       "profile": {
        "type": "null"
       },
       "message": {
        "$ref": "#/components/schemas/SessionText"
       }
      }
     }
    ]
   },
   "NewPassword": {
    "type": "string",
    "format": "password",
    "minLength": 8,
    "maxLength": 128,
    "writeOnly": true
   },
   "CareersRegistration": {
    "type": "object",
    "required": [
     "email",
     "password",
     "password_confirm"
    ],
    "additionalProperties": false,
    "properties": {
     "email": {
      "$ref": "#/components/schemas/Email"
     },
     "password": {
      "$ref": "#/components/schemas/NewPassword"
     },
     "password_confirm": {
      "type": "string",
      "format": "password",
      "minLength": 1,
      "maxLength": 128,
      "writeOnly": true
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
      "$ref": "#/components/schemas/ChoiceId"
     },
     "name": {
      "type": "string",
      "maxLength": 120
     }
    }
   },
   "ChoiceList": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/components/schemas/Choice"
    }
   },
   "Salary": {
    "type": [
     "number",
     "string"
    ],
    "minimum": 0,
    "maximum": 1000000000,
    "pattern": "^\\d{1,10}(\\.\\d+)?$",
    "maxLength": 20
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
      "$ref": "#/components/schemas/ChoiceId"
     },
     "min_salary": {
      "$ref": "#/components/schemas/Salary"
     },
     "max_salary": {
      "$ref": "#/components/schemas/Salary"
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
    "properties": {
     "genders": {
      "$ref": "#/components/schemas/ChoiceList"
     },
     "nationalities": {
      "$ref": "#/components/schemas/ChoiceList"
     },
     "marital_statuses": {
      "$ref": "#/components/schemas/ChoiceList"
     },
     "salary_ranges": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/SalaryRange"
      }
     },
     "career_levels": {
      "$ref": "#/components/schemas/ChoiceList"
     },
     "experiences": {
      "$ref": "#/components/schemas/ChoiceList"
     },
     "job_categories": {
      "$ref": "#/components/schemas/ChoiceList"
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
      "$ref": "#/components/schemas/JobTitle"
     },
     "gender": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "nationality": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "marital_status": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "current_salary": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 2147483647
     },
     "expected_salary": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "career_level": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "experience": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "job_category": {
      "$ref": "#/components/schemas/ChoiceId"
     },
     "language_ids": {
      "$ref": "#/components/schemas/LanguageIds"
     },
     "education": {
      "type": "string",
      "maxLength": 50000,
      "contentMediaType": "application/json",
      "contentSchema": {
       "$ref": "#/components/schemas/EducationList"
      }
     },
     "work_experience": {
      "type": "string",
      "maxLength": 50000,
      "contentMediaType": "application/json",
      "contentSchema": {
       "$ref": "#/components/schemas/WorkExperienceList"
      }
     },
     "skills": {
      "type": "string",
      "maxLength": 50000,
      "contentMediaType": "application/json",
      "contentSchema": {
       "$ref": "#/components/schemas/SkillList"
      }
     },
     "resume": {
      "type": "string",
      "format": "binary",
      "contentMediaType": "application/pdf",
      "minLength": 1,
      "maxLength": 10485760
     }
    }
   },
   "SavedProfile": {
    "type": "object",
    "required": [
     "profile"
    ],
    "properties": {
     "profile": {
      "$ref": "#/components/schemas/CandidateProfile"
     },
     "message": {
      "$ref": "#/components/schemas/SessionText"
     }
    }
   },
   "NewProfileForm": {
    "allOf": [
     {
      "$ref": "#/components/schemas/ProfileForm"
     }
    ],
    "required": [
     "resume"
    ]
   },
   "CheckedProfile": {
    "allOf": [
     {
      "$ref": "#/components/schemas/CandidateProfile"
     },
     {
      "type": "object",
      "required": [
       "user"
      ],
      "properties": {
       "user": {
        "$ref": "#/components/schemas/CareersUser"
       }
      }
     }
    ]
   },
   "ProfileCheck": {
    "oneOf": [
     {
      "type": "object",
      "required": [
       "has_profile",
       "profile"
      ],
      "properties": {
       "has_profile": {
        "type": "boolean",
        "const": true
       },
       "profile": {
        "$ref": "#/components/schemas/CheckedProfile"
       }
      }
     },
     {
      "type": "object",
      "required": [
       "has_profile"
      ],
      "properties": {
       "has_profile": {
        "type": "boolean",
        "const": false
       },
       "profile": {
        "type": "null"
       }
      }
     }
    ]
   },
   "DepartmentName": {
    "type": "string",
    "maxLength": 120
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
      "$ref": "#/components/schemas/RecordId"
     },
     "name": {
      "$ref": "#/components/schemas/DepartmentName"
     },
     "job_count": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "readOnly": true
     }
    }
   },
   "DepartmentList": {
    "type": "object",
    "required": [
     "departments"
    ],
    "properties": {
     "departments": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Department"
      }
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
   "Slug": {
    "type": "string",
    "pattern": "^[A-Za-z0-9_\\-]+$",
    "maxLength": 100
   },
   "JobDepartment": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/DepartmentName"
     },
     {
      "type": "object",
      "required": [
       "name"
      ],
      "properties": {
       "id": {
        "$ref": "#/components/schemas/RecordId"
       },
       "name": {
        "$ref": "#/components/schemas/DepartmentName"
       }
      }
     },
     {
      "type": "null"
     }
    ]
   },
   "JobTeaser": {
    "type": "object",
    "required": [
     "id",
     "slug",
     "is_active"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/RecordId"
     },
     "slug": {
      "$ref": "#/components/schemas/Slug"
     },
     "title": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
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
      ],
      "x-both-or-neither": true
     },
     "location": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 120,
      "x-both-or-neither": true
     },
     "posted_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "x-order": "newest first"
     },
     "closing_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "x-both-or-neither": true
     },
     "salary_range": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "is_active": {
      "type": "boolean"
     }
    }
   },
   "JobList": {
    "type": "object",
    "required": [
     "jobs"
    ],
    "properties": {
     "jobs": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/JobTeaser"
      }
     }
    }
   },
   "Job": {
    "allOf": [
     {
      "$ref": "#/components/schemas/JobTeaser"
     },
     {
      "type": "object",
      "properties": {
       "description": {
        "$ref": "#/components/schemas/Html"
       },
       "responsibilities": {
        "$ref": "#/components/schemas/Html"
       },
       "qualifications": {
        "$ref": "#/components/schemas/Html"
       }
      }
     }
    ]
   },
   "JobEnvelope": {
    "type": "object",
    "required": [
     "job"
    ],
    "properties": {
     "job": {
      "$ref": "#/components/schemas/Job"
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
      "type": "string",
      "maxLength": 10000
     }
    }
   },
   "OutcomeText": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 500
   },
   "ApplicationOutcome": {
    "type": "object",
    "properties": {
     "message": {
      "$ref": "#/components/schemas/OutcomeText"
     },
     "error": {
      "$ref": "#/components/schemas/OutcomeText"
     },
     "detail": {
      "$ref": "#/components/schemas/OutcomeText"
     },
     "errors": {
      "anyOf": [
       {
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/OutcomeText"
        }
       },
       {
        "$ref": "#/components/schemas/OutcomeText"
       }
      ]
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
   },
   "Forbidden": {
    "type": "object",
    "minProperties": 1,
    "properties": {
     "error": {
      "$ref": "#/components/schemas/EdgeText"
     },
     "message": {
      "$ref": "#/components/schemas/EdgeText"
     },
     "detail": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
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
       "$ref": "#/components/schemas/VideoBannerList"
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
       "$ref": "#/components/schemas/Detail"
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
    "properties": {
     "page": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000
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
       "$ref": "#/components/schemas/ServiceList"
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
       "$ref": "#/components/schemas/Detail"
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
    }
   }
  },
  "getService": {
   "path": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
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
       "$ref": "#/components/schemas/Detail"
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
       "$ref": "#/components/schemas/TestimonialList"
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
       "$ref": "#/components/schemas/Detail"
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
       "$ref": "#/components/schemas/TeamGroupList"
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
       "$ref": "#/components/schemas/Detail"
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
    "properties": {
     "page": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000
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
       "$ref": "#/components/schemas/ProjectList"
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
       "$ref": "#/components/schemas/Detail"
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
    }
   }
  },
  "getProject": {
   "path": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
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
       "$ref": "#/components/schemas/Detail"
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
    "properties": {
     "page": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000
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
       "$ref": "#/components/schemas/CaseStudyList"
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
       "$ref": "#/components/schemas/Detail"
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
    }
   }
  },
  "getCaseStudy": {
   "path": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
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
       "$ref": "#/components/schemas/CaseStudyEnvelope"
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
       "$ref": "#/components/schemas/Detail"
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
       "$ref": "#/components/schemas/GameList"
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
       "$ref": "#/components/schemas/Detail"
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
    }
   }
  },
  "getGame": {
   "path": {
    "type": "object",
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
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
       "$ref": "#/components/schemas/Detail"
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
   "headers": {
    "type": "object",
    "properties": {
     "x-csrftoken": {
      "type": "string",
      "maxLength": 200
     }
    },
    "required": []
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
    "202": {
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
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Forbidden"
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
    },
    "504": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/EdgeProblem"
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
      "type": "string",
      "maxLength": 200
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
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Forbidden"
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
       "$ref": "#/components/schemas/Message"
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
       "$ref": "#/components/schemas/CareersSession"
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
      "type": "string",
      "maxLength": 200
     }
    },
    "required": []
   },
   "requestBody": {
    "required": true,
    "content": {
     "application/json": {
      "$ref": "#/components/schemas/CareersRegistration"
     }
    }
   },
   "responses": {
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
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Forbidden"
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
       "$ref": "#/components/schemas/Message"
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
       "$ref": "#/components/schemas/CareersSession"
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
       "$ref": "#/components/schemas/Detail"
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
      "type": "string",
      "maxLength": 200
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
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Forbidden"
      }
     }
    },
    "409": {
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
       "$ref": "#/components/schemas/Message"
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
       "$ref": "#/components/schemas/SavedProfile"
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
      "type": "string",
      "maxLength": 200
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
    "403": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Forbidden"
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
       "$ref": "#/components/schemas/Message"
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
       "$ref": "#/components/schemas/SavedProfile"
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
       "$ref": "#/components/schemas/Detail"
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
       "$ref": "#/components/schemas/DepartmentList"
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
       "$ref": "#/components/schemas/Detail"
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
      "minimum": 1,
      "maximum": 2147483647
     },
     "job_type": {
      "$ref": "#/components/schemas/JobType"
     },
     "location": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120
     },
     "search": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
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
       "$ref": "#/components/schemas/JobList"
      }
     }
    },
    "400": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/Detail"
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
       "$ref": "#/components/schemas/Detail"
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
    }
   }
  },
  "getJob": {
   "path": {
    "type": "object",
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/Slug"
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
       "$ref": "#/components/schemas/JobEnvelope"
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
       "$ref": "#/components/schemas/Detail"
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
    }
   }
  },
  "applyToJob": {
   "path": {
    "type": "object",
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/Slug"
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
      "type": "string",
      "maxLength": 200
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
    "409": {
     "content": {
      "application/json": {
       "$ref": "#/components/schemas/ApplicationOutcome"
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
       "$ref": "#/components/schemas/ApplicationOutcome"
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
       "$ref": "#/components/schemas/ApplicationOutcome"
      }
     }
    }
   }
  }
 }
};
