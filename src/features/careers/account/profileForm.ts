import type { Choices } from './careersAccount.ts';
import type { ProfileField } from './profile.ts';

export type ChoiceField = {
  name: ProfileField;
  label: string;
  choices: keyof Choices;
};

export const choiceFields: Record<'basic' | 'salary' | 'professional', ChoiceField[]> = {
  basic: [
    { name: 'gender', label: 'Gender', choices: 'genders' },
    { name: 'nationality', label: 'Nationality', choices: 'nationalities' },
    { name: 'marital_status', label: 'Marital Status', choices: 'maritalStatuses' },
  ],
  salary: [
    { name: 'current_salary', label: 'Current Salary Range', choices: 'salaryRanges' },
    { name: 'expected_salary', label: 'Expected Salary Range', choices: 'salaryRanges' },
  ],
  professional: [
    { name: 'career_level', label: 'Career Level', choices: 'careerLevels' },
    { name: 'experience', label: 'Experience', choices: 'experiences' },
    { name: 'job_category', label: 'Job Category', choices: 'jobCategories' },
  ],
};
