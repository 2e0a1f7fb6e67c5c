import type { Choices } from './careersAccount.ts';
import type { ProfileField } from './profile.ts';

export type ChoiceField = {
  name: ProfileField;
  label: string;
  choices: keyof Choices;
  required: boolean;
};

export const choiceFields: Record<'basic' | 'salary' | 'professional', ChoiceField[]> = {
  basic: [
    { name: 'gender', label: 'Gender', choices: 'genders', required: true },
    { name: 'nationality', label: 'Nationality', choices: 'nationalities', required: true },
    { name: 'marital_status', label: 'Marital Status', choices: 'maritalStatuses', required: true },
  ],
  salary: [
    {
      name: 'current_salary',
      label: 'Current Salary Range',
      choices: 'salaryRanges',
      required: false,
    },
    {
      name: 'expected_salary',
      label: 'Expected Salary Range',
      choices: 'salaryRanges',
      required: true,
    },
  ],
  professional: [
    { name: 'career_level', label: 'Career Level', choices: 'careerLevels', required: true },
    { name: 'experience', label: 'Experience', choices: 'experiences', required: true },
    { name: 'job_category', label: 'Job Category', choices: 'jobCategories', required: true },
  ],
};

export const emptyFields: Record<ProfileField, string> = {
  job_title: '',
  gender: '',
  nationality: '',
  marital_status: '',
  current_salary: '',
  expected_salary: '',
  career_level: '',
  experience: '',
  job_category: '',
};
