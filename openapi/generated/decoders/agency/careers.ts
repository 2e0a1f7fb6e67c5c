// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder } from '#contract/decoder.ts';

export type CareersUser = {
  email: string;
};

export const CareersUser: Decoder<CareersUser> = { is: 'object', fields: { email: { is: 'text', max: 254 } }, some: true };

export type Education = {
  institution_name: string;
  graduation_month: number | null;
  graduation_year: number | null;
  degree_level: string | null;
  major: string | null;
};

export const Education: Decoder<Education> = {
  is: 'object',
  fields: {
    institution_name: { is: 'text', max: 200 },
    graduation_month: { is: 'integer', min: 1, orNull: true },
    graduation_year: { is: 'integer', min: 1900, orNull: true },
    degree_level: { is: 'text', max: 120, orNull: true },
    major: { is: 'text', max: 200, orNull: true }
  },
  some: true
};

export type WorkExperience = {
  job_title: string;
  company: string;
  start_month: number | null;
  start_year: number | null;
  end_month: number | null;
  end_year: number | null;
  currently_working: boolean | null;
  notice_period_months: number | null;
  notice_period_days: number | null;
};

export const WorkExperience: Decoder<WorkExperience> = {
  is: 'object',
  fields: {
    job_title: { is: 'text', max: 150 },
    company: { is: 'text', max: 200 },
    start_month: { is: 'integer', min: 1, orNull: true },
    start_year: { is: 'integer', min: 1900, orNull: true },
    end_month: { is: 'integer', min: 1, orNull: true },
    end_year: { is: 'integer', min: 1900, orNull: true },
    currently_working: { is: 'boolean', orNull: true },
    notice_period_months: { is: 'integer', min: 0, orNull: true },
    notice_period_days: { is: 'integer', min: 0, orNull: true }
  },
  some: true
};

export type Skill = {
  skill_name: string;
  skill_level: string | null;
};

export const Skill: Decoder<Skill> = {
  is: 'object',
  fields: { skill_name: { is: 'text', max: 120 }, skill_level: { is: 'text', max: 60, orNull: true } },
  some: true
};

export type CandidateProfile = {
  job_title: string;
  gender: number;
  nationality: number;
  marital_status: number;
  current_salary: number | null;
  expected_salary: number;
  career_level: number;
  experience: number;
  job_category: number;
  resume: string | null;
  language_ids: number[] | null;
  education: Education[] | null;
  work_experience: WorkExperience[] | null;
  skills: Skill[] | null;
  user: CareersUser | null;
};

export const CandidateProfile: Decoder<CandidateProfile> = {
  is: 'object',
  fields: {
    job_title: { is: 'text', max: 1000 },
    gender: { is: 'integer', min: 1 },
    nationality: { is: 'integer', min: 1 },
    marital_status: { is: 'integer', min: 1 },
    current_salary: { is: 'integer', min: 1, orNull: true },
    expected_salary: { is: 'integer', min: 1 },
    career_level: { is: 'integer', min: 1 },
    experience: { is: 'integer', min: 1 },
    job_category: { is: 'integer', min: 1 },
    resume: { is: 'token', max: 2048, orNull: true },
    language_ids: { is: 'maybe', of: { is: 'list', of: { is: 'integer', min: 1 } } },
    education: { is: 'maybe', of: { is: 'list', of: Education } },
    work_experience: { is: 'maybe', of: { is: 'list', of: WorkExperience } },
    skills: { is: 'maybe', of: { is: 'list', of: Skill } },
    user: { is: 'maybe', of: CareersUser }
  },
  some: true
};

export type Choice = {
  id: number;
  name: string;
};

export const Choice: Decoder<Choice> = {
  is: 'object',
  fields: { id: { is: 'integer', min: 1 }, name: { is: 'text', max: 120 } },
  some: true
};

export type SalaryRange = {
  id: number;
  min_salary: string | number | boolean | null;
  max_salary: string | number | boolean | null;
};

export const SalaryRange: Decoder<SalaryRange> = {
  is: 'object',
  fields: { id: { is: 'integer', min: 1 }, min_salary: { is: 'scalar' }, max_salary: { is: 'scalar' } },
  some: true
};

export type CareersDropdowns = {
  genders: Choice[];
  nationalities: Choice[];
  marital_statuses: Choice[];
  salary_ranges: SalaryRange[];
  career_levels: Choice[];
  experiences: Choice[];
  job_categories: Choice[];
};

export const CareersDropdowns: Decoder<CareersDropdowns> = {
  is: 'object',
  fields: {
    genders: { is: 'list', of: Choice, by: 'id' },
    nationalities: { is: 'list', of: Choice, by: 'id' },
    marital_statuses: { is: 'list', of: Choice, by: 'id' },
    salary_ranges: { is: 'list', of: SalaryRange, by: 'id' },
    career_levels: { is: 'list', of: Choice, by: 'id' },
    experiences: { is: 'list', of: Choice, by: 'id' },
    job_categories: { is: 'list', of: Choice, by: 'id' }
  },
  some: true
};

export type SavedProfile = {
  profile: CandidateProfile;
  message: string | null;
};

export const SavedProfile: Decoder<SavedProfile> = {
  is: 'object',
  fields: { profile: CandidateProfile, message: { is: 'text', max: 500, orNull: true } },
  some: true
};

export type CheckedProfile = {
  job_title: string;
  gender: number;
  nationality: number;
  marital_status: number;
  current_salary: number | null;
  expected_salary: number;
  career_level: number;
  experience: number;
  job_category: number;
  resume: string | null;
  language_ids: number[] | null;
  education: Education[] | null;
  work_experience: WorkExperience[] | null;
  skills: Skill[] | null;
  user: CareersUser;
};

export const CheckedProfile: Decoder<CheckedProfile> = {
  is: 'object',
  fields: {
    job_title: { is: 'text', max: 1000 },
    gender: { is: 'integer', min: 1 },
    nationality: { is: 'integer', min: 1 },
    marital_status: { is: 'integer', min: 1 },
    current_salary: { is: 'integer', min: 1, orNull: true },
    expected_salary: { is: 'integer', min: 1 },
    career_level: { is: 'integer', min: 1 },
    experience: { is: 'integer', min: 1 },
    job_category: { is: 'integer', min: 1 },
    resume: { is: 'token', max: 2048, orNull: true },
    language_ids: { is: 'maybe', of: { is: 'list', of: { is: 'integer', min: 1 } } },
    education: { is: 'maybe', of: { is: 'list', of: Education } },
    work_experience: { is: 'maybe', of: { is: 'list', of: WorkExperience } },
    skills: { is: 'maybe', of: { is: 'list', of: Skill } },
    user: CareersUser
  },
  some: true
};

/** Body of a success of careersLogin. */
export const careersLoginResponse: Decoder<{
  user: CareersUser;
  has_profile: true | false | null;
  profile: CandidateProfile | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    user: CareersUser,
    has_profile: { is: 'enum', of: [ true, false ] },
    profile: { is: 'maybe', of: CandidateProfile },
    message: { is: 'text', max: 500, orNull: true }
  },
  some: true
};

/** Body of a failure of careersLogin. */
export const careersLoginFailure: Decoder<{
  message: string | null;
  detail: string | null;
  error: string | null;
}> = {
  is: 'object',
  fields: {
    message: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of careersRegister. */
export const careersRegisterResponse: Decoder<{
  user: CareersUser;
  has_profile: true | false | null;
  profile: CandidateProfile | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    user: CareersUser,
    has_profile: { is: 'enum', of: [ true, false ] },
    profile: { is: 'maybe', of: CandidateProfile },
    message: { is: 'text', max: 500, orNull: true }
  },
  some: true
};

/** Body of a failure of careersRegister. */
export const careersRegisterFailure: Decoder<{
  message: string | null;
  detail: string | null;
  error: string | null;
}> = {
  is: 'object',
  fields: {
    message: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of getCareersDropdowns. */
export const getCareersDropdownsResponse: Decoder<CareersDropdowns> = CareersDropdowns;

/** Body of a failure of getCareersDropdowns. */
export const getCareersDropdownsFailure: Decoder<{
  detail: string | null;
  error: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of createProfile. */
export const createProfileResponse: Decoder<SavedProfile> = SavedProfile;

/** Body of a failure of createProfile. */
export const createProfileFailure: Decoder<{
  message: string | null;
  detail: string | null;
  error: string | null;
}> = {
  is: 'object',
  fields: {
    message: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of updateProfile. */
export const updateProfileResponse: Decoder<SavedProfile> = SavedProfile;

/** Body of a failure of updateProfile. */
export const updateProfileFailure: Decoder<{
  message: string | null;
  detail: string | null;
  error: string | null;
}> = {
  is: 'object',
  fields: {
    message: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of checkProfile. */
export const checkProfileResponse: Decoder<{
  has_profile: true | false | null;
  profile: CheckedProfile | null;
}> = {
  is: 'object',
  fields: { has_profile: { is: 'enum', of: [ true, false ] }, profile: { is: 'maybe', of: CheckedProfile } },
  some: true
};

/** Body of a failure of checkProfile. */
export const checkProfileFailure: Decoder<{
  message: string | null;
  detail: string | null;
  error: string | null;
}> = {
  is: 'object',
  fields: {
    message: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true }
  }
};
