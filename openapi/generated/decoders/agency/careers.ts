// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { EdgeText } from './components.ts';

export const Email = { type: 'string', format: 'email', maxLength: 254 } as const;

export type CareersUser = Decoded<typeof CareersUser>;
export const CareersUser = { type: 'object', properties: { email: Email }, required: [ 'email' ], minProperties: 1 } as const;

export const JobTitle = { type: 'string', maxLength: 1000 } as const;

export const ChoiceId = { type: 'integer', minimum: 1 } as const;

export const LanguageIds = { type: 'array', maxItems: 50, items: { type: 'integer', minimum: 1 } } as const;

export const Month = { type: [ 'integer', 'null' ], minimum: 1 } as const;

export const Year = { type: [ 'integer', 'null' ], minimum: 1900 } as const;

export type Education = Decoded<typeof Education>;
export const Education = {
  type: 'object',
  properties: {
    institution_name: { type: 'string', maxLength: 200 },
    graduation_month: Month,
    graduation_year: Year,
    degree_level: { type: [ 'string', 'null' ], maxLength: 120 },
    major: { type: [ 'string', 'null' ], maxLength: 200 }
  },
  required: [ 'institution_name' ],
  minProperties: 1
} as const;

export const EducationList = { type: 'array', maxItems: 50, items: Education } as const;

export type WorkExperience = Decoded<typeof WorkExperience>;
export const WorkExperience = {
  type: 'object',
  properties: {
    job_title: { type: 'string', maxLength: 150 },
    company: { type: 'string', maxLength: 200 },
    start_month: Month,
    start_year: Year,
    end_month: Month,
    end_year: Year,
    currently_working: { type: 'boolean' },
    notice_period_months: { type: [ 'integer', 'null' ], minimum: 0 },
    notice_period_days: { type: [ 'integer', 'null' ], minimum: 0 }
  },
  required: [ 'job_title', 'company' ],
  minProperties: 1
} as const;

export const WorkExperienceList = { type: 'array', maxItems: 50, items: WorkExperience } as const;

export type Skill = Decoded<typeof Skill>;
export const Skill = {
  type: 'object',
  properties: {
    skill_name: { type: 'string', maxLength: 120 },
    skill_level: { type: [ 'string', 'null' ], maxLength: 60 }
  },
  required: [ 'skill_name' ],
  minProperties: 1
} as const;

export const SkillList = { type: 'array', maxItems: 100, items: Skill } as const;

export type CandidateProfile = Decoded<typeof CandidateProfile>;
export const CandidateProfile = {
  type: 'object',
  properties: {
    job_title: JobTitle,
    gender: ChoiceId,
    nationality: ChoiceId,
    marital_status: ChoiceId,
    current_salary: { type: [ 'integer', 'null' ], minimum: 1 },
    expected_salary: ChoiceId,
    career_level: ChoiceId,
    experience: ChoiceId,
    job_category: ChoiceId,
    resume: { type: [ 'string', 'null' ], format: 'uri-reference', maxLength: 2048, readOnly: true },
    language_ids: LanguageIds,
    education: EducationList,
    work_experience: WorkExperienceList,
    skills: SkillList,
    user: CareersUser
  },
  required: [
    'job_title',
    'gender',
    'nationality',
    'marital_status',
    'expected_salary',
    'career_level',
    'experience',
    'job_category'
  ],
  minProperties: 1
} as const;

export const SessionText = { type: [ 'string', 'null' ], maxLength: 500 } as const;

export type CareersSession = Decoded<typeof CareersSession>;
export const CareersSession = {
  type: 'object',
  properties: {
    user: CareersUser,
    has_profile: { enum: [ true, false ] },
    profile: { type: 'null', anyOf: [ CandidateProfile ] },
    message: SessionText
  },
  required: [ 'user', 'has_profile' ],
  minProperties: 1
} as const;

export type Choice = Decoded<typeof Choice>;
export const Choice = {
  type: 'object',
  properties: { id: ChoiceId, name: { type: 'string', maxLength: 120 } },
  required: [ 'id', 'name' ],
  minProperties: 1
} as const;

export const ChoiceList = { type: 'array', maxItems: 1000, items: Choice, 'x-identity': 'id' } as const;

export const Salary = {
  anyOf: [
    { type: 'string', minimum: 0, pattern: '^\\d{1,10}(\\.\\d+)?$', maxLength: 20 },
    { type: 'number' }
  ]
} as const;

export type SalaryRange = Decoded<typeof SalaryRange>;
export const SalaryRange = {
  type: 'object',
  properties: { id: ChoiceId, min_salary: Salary, max_salary: Salary },
  required: [ 'id', 'min_salary', 'max_salary' ],
  minProperties: 1
} as const;

export type CareersDropdowns = Decoded<typeof CareersDropdowns>;
export const CareersDropdowns = {
  type: 'object',
  properties: {
    genders: ChoiceList,
    nationalities: ChoiceList,
    marital_statuses: ChoiceList,
    salary_ranges: { type: 'array', maxItems: 1000, items: SalaryRange, 'x-identity': 'id' },
    career_levels: ChoiceList,
    experiences: ChoiceList,
    job_categories: ChoiceList
  },
  required: [
    'genders',
    'nationalities',
    'marital_statuses',
    'salary_ranges',
    'career_levels',
    'experiences',
    'job_categories'
  ],
  minProperties: 1
} as const;

export type SavedProfile = Decoded<typeof SavedProfile>;
export const SavedProfile = {
  type: 'object',
  properties: { profile: CandidateProfile, message: SessionText },
  required: [ 'profile' ],
  minProperties: 1
} as const;

export type CheckedProfile = Decoded<typeof CheckedProfile>;
export const CheckedProfile = {
  type: 'object',
  properties: {
    job_title: JobTitle,
    gender: ChoiceId,
    nationality: ChoiceId,
    marital_status: ChoiceId,
    current_salary: { type: [ 'integer', 'null' ], minimum: 1 },
    expected_salary: ChoiceId,
    career_level: ChoiceId,
    experience: ChoiceId,
    job_category: ChoiceId,
    resume: { type: [ 'string', 'null' ], format: 'uri-reference', maxLength: 2048, readOnly: true },
    language_ids: LanguageIds,
    education: EducationList,
    work_experience: WorkExperienceList,
    skills: SkillList,
    user: CareersUser
  },
  required: [
    'job_title',
    'gender',
    'nationality',
    'marital_status',
    'expected_salary',
    'career_level',
    'experience',
    'job_category',
    'user'
  ],
  minProperties: 1
} as const;

export type ProfileCheck = Decoded<typeof ProfileCheck>;
export const ProfileCheck = {
  type: 'object',
  properties: { has_profile: { enum: [ true, false ] }, profile: { type: 'null', anyOf: [ CheckedProfile ] } },
  required: [ 'has_profile' ],
  minProperties: 1
} as const;

export const careersLoginResponse = CareersSession;

export const careersLoginFailure = {
  type: 'object',
  properties: {
    message: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    detail: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 1000 } ]
    },
    error: EdgeText
  }
} as const;

export const careersRegisterResponse = CareersSession;

export const careersRegisterFailure = {
  type: 'object',
  properties: {
    message: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    detail: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 1000 } ]
    },
    error: EdgeText
  }
} as const;

export const getCareersDropdownsResponse = CareersDropdowns;

export const getCareersDropdownsFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;

export const createProfileResponse = SavedProfile;

export const createProfileFailure = {
  type: 'object',
  properties: {
    message: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    detail: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 1000 } ]
    },
    error: EdgeText
  }
} as const;

export const updateProfileResponse = SavedProfile;

export const updateProfileFailure = {
  type: 'object',
  properties: {
    message: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    detail: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 1000 } ]
    },
    error: EdgeText
  }
} as const;

export const checkProfileResponse = ProfileCheck;

export const checkProfileFailure = {
  type: 'object',
  properties: {
    message: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    detail: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 1000 } ]
    },
    error: EdgeText
  }
} as const;
