import { expect, test } from 'vitest';
import { fieldsOf } from '#shared/api/tolerant.ts';
import {
  emptyLists,
  type ProfileRecord,
  profileFields,
  readProfileRecord,
  toFormData,
} from './profile.ts';

const stored = {
  job_title: 'Developer',
  gender: 2,
  nationality: '11',
  marital_status: null,
  current_salary: null,
  expected_salary: 6,
  career_level: 4,
  experience: 4,
  job_category: 1,
  resume: '/media/resumes/sample.pdf',
  language_ids: [1, 'x', 3],
  education: [{ institution_name: 'Ravi Valley' }],
  skills: 'none',
  user: { email: 'candidate@twinbridge.example' },
};

const fields: ProfileRecord['fields'] = {
  job_title: ' Developer ',
  gender: '2',
  nationality: '11',
  marital_status: '1',
  current_salary: '',
  expected_salary: '6',
  career_level: '4',
  experience: '4',
  job_category: '1',
};

test('a stored profile is read tolerantly', () => {
  expect(readProfileRecord(fieldsOf(stored))).toEqual({
    email: 'candidate@twinbridge.example',
    fields: { ...fields, job_title: 'Developer', marital_status: '' },
    resume: '/media/resumes/sample.pdf',
    lists: {
      language_ids: [1, 3],
      education: [{ institution_name: 'Ravi Valley' }],
      work_experience: [],
      skills: [],
    },
  });
});

test('the form has scalars, one part a list item, three JSON texts and an optional resume', () => {
  const lists = { ...emptyLists, language_ids: [1, 3], skills: [{ skill_name: 'TypeScript' }] };
  const resume = new File(['%PDF-'], 'cv.pdf');
  const form = toFormData({ fields, lists, resume });
  expect([...form.keys()]).toEqual([
    ...profileFields.filter((name) => name !== 'current_salary'),
    ...['language_ids', 'language_ids', 'education', 'work_experience', 'skills', 'resume'],
  ]);
  expect(form.get('job_title')).toBe('Developer');
  expect(form.getAll('language_ids')).toEqual(['1', '3']);
  expect(form.get('skills')).toBe('[{"skill_name":"TypeScript"}]');
  expect(form.get('education')).toBe('[]');
  expect(toFormData({ fields, lists, resume: null }).has('resume')).toBe(false);
});
