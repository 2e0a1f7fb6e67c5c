/** A field that changes its name, type, nullability, format, values or use stops the compiler where a screen reads it. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import { loadApis } from '../../scripts/generate/contract.ts';
import { emitFiles } from '../../scripts/generate/generate.ts';

const text = { type: 'string' };
const nullable = { type: ['string', 'null'] };
const html = { type: 'string', contentMediaType: 'text/html' };
const urlOf = (use: 'image' | 'link') => ({ type: 'string', 'x-url': use });

/** What becomes of a field of a component: another name or schema; and a pattern of the compiler's error. */
const changes: [what: string, place: string, to: JsonSchema | string, error: RegExp][] = [
  ['a renamed text', 'JobTeaser.salary_range', 'salary', /careers\/.*'salary_range'/],
  ['a renamed list', 'JobList.jobs', 'items', /careers\/.*'jobs'/],
  ['a renamed part of a part', 'GameName.name', 'title', /games\/.*'name' does not exist/],
  ['a renamed choice', 'Choice.name', 'label', /careers\/.*label/],
  ['a renamed secret', 'PaymentIntent.client_secret', 'secret', /plans\/.*'client_secret'/],
  ['a renamed outcome', 'ContactOutcome.success', 'succeeded', /contact\/.*'success'/],
  ['a number for a text', 'TeamMember.designation', { type: 'integer' }, /'number' .*'string/],
  ['a flag for a text', 'Testimonial.text', { type: 'boolean' }, /home\/.*boolean/],
  ['an object for a list', 'CaseStudy.videos', { type: 'object' }, /case-studies\/.*flatMap/],
  ['null for a name', 'Testimonial.name', nullable, /home\/.*'string \| null'/],
  ['null for an email', 'CareersUser.email', nullable, /careers\/.*'string \| null'/],
  ['a text for a date', 'JobTeaser.posted_date', text, /'CalendarDate/],
  ['a text for HTML', 'Project.description', text, /portfolio\/.*'Html'/],
  ['HTML for a text', 'Service.challenge', html, /services\/.*Html/],
  ['an image for a video', 'Game.video', urlOf('image'), /VideoUrl/],
  ['a link for an image', 'Game.image', urlOf('link'), /ImageUrl/],
  ['a text for a link', 'Game.icon1_link', text, /games\/.*"link"/],
  ['other values', 'JobTeaser.job_type', { enum: ['permanent'] }, /"permanent"/],
];

/** Changes the field of a component, or of the part of its `allOf` that has it. */
function apply(schema: JsonSchema, name: string, to: JsonSchema | string): boolean {
  const { properties = {}, allOf = [], required = [] } = schema;
  const own = properties[name];
  if (!own) return allOf.some((part) => apply(part, name, to));
  if (typeof to !== 'string') properties[name] = to;
  else {
    delete properties[name];
    properties[to] = own;
    schema.required = required.map((each) => (each === name ? to : each));
  }
  return true;
}

let errors: string[] = [];

// One run of the compiler for all changes, of what reads the contract.
beforeAll(async () => {
  const apis = await loadApis('openapi', ['agency', 'hrms']);
  for (const [what, place, to] of changes) {
    const [component = '', name = ''] = place.split('.');
    const schemas = apis.flatMap(({ document }) => document.components?.schemas?.[component] ?? []);
    const isApplied = schemas.some((schema) => apply(schema as JsonSchema, name, to));
    expect(isApplied, what).toBe(true);
  }
  const cache = path.resolve('node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'meaning-'));
  const files = await emitFiles(apis);
  const own = ['src/features', 'src/shared', 'src/*.d.ts'].map((each) => path.resolve(each));
  const settings = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: {
      paths: {
        '#contract/generated/*': [path.join(folder, 'openapi/generated/*')],
        '#contract/*': [path.resolve('contract/*')],
      },
    },
    include: own,
    exclude: ['test', 'spec'].map((kind) => path.resolve(`src/**/*.${kind}.ts`)),
  };
  files.set('tsconfig.json', JSON.stringify(settings));
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  const compiler = path.resolve('node_modules/typescript-native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  errors = stdout.split(/\n(?=src\/)/).map((each) => each.replaceAll('\n', ' '));
});

test.each(changes)('%s stops the compiler: %s', (_, __, ___, error) => {
  expect(errors.filter((each) => error.test(each))).not.toEqual([]);
});
