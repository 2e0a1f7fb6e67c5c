import { expect, test } from 'vitest';
import { type ResponseProperty, Sources } from './renames.ts';

/** Response properties that the specification leaves unused, with the reason. A name alone stands for all of it. */
const unused: Record<string, string> = {
  count: 'screens count what they have',
  previous: 'lists are read from their first page on',
  Detail: "the framework's own text; screens show the status or a text of the error catalogue",
  Education: 'has no input: the form holds it, and sends it back as it came',
  WorkExperience: 'has no input: the form holds it, and sends it back as it came',
  Skill: 'has no input: the form holds it, and sends it back as it came',
  'VideoBanner.id': 'slides go by their order',
  'Testimonial.id': 'slides go by their order',
  'Testimonial.platform': 'no screen shows it',
  'TeamGroup.id': 'the group is found by its name',
  'TeamMember.icon1': 'cards show thumbnail, name and designation',
  'TeamMember.icon2': 'cards show thumbnail, name and designation',
  'IncludedService.id': 'lines go by their order',
  'JobTeaser.id': 'jobs go by their slug',
  'JobDepartment.id': 'a job shows the name of its department',
  'Message.detail': "the framework's own text",
  'ContactOutcome.detail': "the framework's own text",
  'SubscriptionOutcome.message': 'the screen has a text of its own',
};

const namesOf = ({ owner, name }: ResponseProperty) => [owner, name, `${owner}.${name}`];

test('a response property that a screen shows is not renamed unnoticed by the compiler', () => {
  const sources = new Sources();
  expect(sources.complaints()).toEqual([]);
  const all = sources.responseProperties();
  const known = new Set(all.flatMap(namesOf));
  expect(Object.keys(unused).filter((name) => !known.has(name))).toEqual([]);

  const shown = all.filter((property) => !namesOf(property).some((name) => name in unused));
  const unnoticed = sources.unnoticed(shown);
  for (const { owner, name } of unnoticed) {
    console.warn(`${owner}.${name} can be renamed: no file of src reads it as a part of ${owner}.`);
  }
  const share = 1 - unnoticed.length / shown.length;
  expect(share).toBeGreaterThanOrEqual(0.95);
}, 600_000);
