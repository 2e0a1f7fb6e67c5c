/** A field that changes its name, type, nullability, format, values or use stops the compiler where a screen reads it. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import { readApis } from '../../scripts/generate/contract.ts';
import { emitFiles } from '../../scripts/generate/generate.ts';

/** The field of a component, its new schema or name, and a pattern of the compiler's error. */
type Change = { what: string; place: string; to: JsonSchema | string; error: RegExp };
const change = (what: string, place: string, to: Change['to'], error: RegExp): Change => {
  return { what, place, to, error };
};

const nullable = { type: ['string', 'null'] };
const html = { type: 'string', contentMediaType: 'text/html' };

const changes = [
  change('a renamed text', 'JobTeaser.salary_range', 'salary', /careers\/.*'salary_range'/),
  change('a renamed list', 'JobList.jobs', 'items', /careers\/.*'jobs'/),
  change('a renamed part of a part', 'GameName.name', 'title', /games\/.*'name' does not exist/),
  change('a renamed choice', 'Choice.name', 'label', /careers\/.*label/),
  change('a renamed secret', 'PaymentIntent.client_secret', 'secret', /plans\/.*'client_secret'/),
  change('a renamed outcome', 'ContactOutcome.success', 'succeeded', /contact\/.*'success'/),
  change(
    'a number for a text',
    'TeamMember.designation',
    { type: 'integer' },
    /'number' .*'string/,
  ),
  change('a flag for a text', 'Testimonial.text', { type: 'boolean' }, /home\/.*'boolean'/),
  change('an object for a list', 'CaseStudy.videos', { type: 'object' }, /case-studies\/.*flatMap/),
  change('null for a name', 'Testimonial.name', nullable, /home\/.*'string \| null'/),
  change('null for an email', 'CareersUser.email', nullable, /careers\/.*'string \| null'/),
  change('a text for a date', 'JobTeaser.posted_date', { type: 'string' }, /'CalendarDate/),
  change('a text for HTML', 'Project.description', { type: 'string' }, /portfolio\/.*'Html'/),
  change('HTML for a text', 'Service.challenge', html, /services\/.*Html/),
  change('an image for a video', 'Game.video', { type: 'string', 'x-url': 'image' }, /VideoUrl/),
  change('a link for an image', 'Game.image', { type: 'string', 'x-url': 'link' }, /ImageUrl/),
  change('a text for a link', 'Game.icon1_link', { type: 'string' }, /games\/.*"link"/),
  change('other values', 'JobTeaser.job_type', { enum: ['permanent'] }, /"permanent"/),
];

let output = '';

/** Changes the field of a component, or of the part of its `allOf` that has it. */
function apply(schema: JsonSchema, name: string, to: JsonSchema | string): boolean {
  const { properties = {}, allOf = [], required = [] } = schema;
  const own = properties[name];
  if (!own) return allOf.some((part) => apply(part, name, to));
  if (typeof to !== 'string') properties[name] = to;
  else {
    delete properties[name];
    properties[to] = own;
    if (required.includes(name))
      schema.required = [...required, to].filter((each) => each !== name);
  }
  return true;
}

beforeAll(async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  await mkdir(path.join(root, 'node_modules/.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, 'node_modules/.cache/meaning-'));
  for (const part of ['src', 'mocks', 'contract', 'package.json', 'tsconfig.json']) {
    const filter = (file: string) => !/\.(test|spec)\.tsx?$/.test(file);
    await cp(path.join(root, part), path.join(folder, part), { recursive: true, filter });
  }
  const apis = await readApis(path.join(root, 'openapi'), ['agency', 'hrms']);
  for (const { what, place, to } of changes) {
    const [component = '', name = ''] = place.split('.');
    const schemas = apis.flatMap(({ document }) => document.components?.schemas?.[component] ?? []);
    expect(
      schemas.some((schema) => apply(schema as JsonSchema, name, to)),
      what,
    ).toBe(true);
  }
  for (const [file, content] of await emitFiles(apis)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  output = spawnSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8' }).stdout;
  await rm(folder, { recursive: true });
});

test.each(changes)('$what stops the compiler: $place', ({ error }) => {
  const errors = output.split(/\n(?=src\/)/).map((each) => each.replaceAll('\n', ' '));
  expect(errors.filter((each) => error.test(each))).not.toEqual([]);
});
