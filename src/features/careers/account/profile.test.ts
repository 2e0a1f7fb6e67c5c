import { expect, test } from 'vitest';
import { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { createProfile, updateProfile } from '#contract/generated/limits.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { toForm } from '#shared/api/toForm.ts';
import {
  type ProfileFields,
  profileFields,
  profileGroups,
  toFields,
  toProfileForm,
} from './profile.ts';

const stored = decodeOrEmpty(CandidateProfile, {
  job_title: 'Developer',
  gender: 2,
  nationality: '11',
  marital_status: null,
  current_salary: null,
  expected_salary: 6,
  career_level: 4,
  experience: 4,
  job_category: 1,
  language_ids: [1, 'x', 3],
  education: [{ institution_name: 'Ravi Valley', major: null }],
  skills: 'none',
});

const fields: ProfileFields = {
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

test('each field of the three groups has a label and the list of its choices', () => {
  expect(
    profileGroups.map(({ legend, fields: all }) => [
      legend,
      ...all.map(({ label, list }) => `${label}: ${list}`),
    ]),
  ).toEqual([
    [
      'Basic Information',
      'Job Title: null',
      'Gender: genders',
      'Nationality: nationalities',
      'Marital Status: marital_statuses',
    ],
    [
      'Salary Information',
      'Current Salary Range: salary_ranges',
      'Expected Salary Range: salary_ranges',
    ],
    [
      'Professional Information',
      'Career Level: career_levels',
      'Experience: experiences',
      'Job Category: job_categories',
    ],
  ]);
});

test('all fields but the current salary are required', () => {
  for (const limits of [createProfile, updateProfile]) {
    const optional = profileFields.filter((name) => !('required' in limits[name]));
    expect(optional).toEqual(['current_salary']);
  }
});

test('the resume is required only for a new profile', () => {
  expect(createProfile.resume).toMatchObject({ required: true });
  expect(updateProfile.resume).not.toHaveProperty('required');
});

test('the form shows the values of a stored profile that can be read', () => {
  expect(toFields(stored)).toEqual({ ...fields, job_title: 'Developer', marital_status: '' });
});

test('an optional field without a choice has an empty part, which clears it', () => {
  const form = toForm(toProfileForm(fields, null, null));
  expect([...form.keys()]).toEqual([...profileFields, 'education', 'work_experience', 'skills']);
  expect(form.get('current_salary')).toBe('');
  expect(form.get('job_title')).toBe('Developer');
});

test('an update sends the stored lists, without empty properties', () => {
  const form = toForm(toProfileForm(fields, stored, null));
  expect(form.getAll('language_ids')).toEqual(['1', '3']);
  expect(form.get('education')).toBe('[{"institution_name":"Ravi Valley"}]');
  expect(form.get('skills')).toBe('[]');
});

test('an update keeps what is false or 0 in the stored lists', () => {
  const work_experience = [
    { company: 'Ravi', job_title: 'Editor', notice_period_days: 0, currently_working: false },
  ];
  const form = toForm(
    toProfileForm(fields, decodeOrEmpty(CandidateProfile, { work_experience }), null),
  );
  expect(JSON.parse(String(form.get('work_experience')))).toEqual(work_experience);
});

test('a chosen resume is a part with its file name', () => {
  const resume = new File(['%PDF-'], 'cv.pdf');
  const form = toForm(toProfileForm(fields, null, resume));
  expect(form.get('resume')).toMatchObject({ name: 'cv.pdf' });
});
