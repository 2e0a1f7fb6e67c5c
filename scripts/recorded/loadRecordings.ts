/** Reads recorded examples: a YAML file per operation, with examples by name in the contract's form. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '#contract/generated/operations.ts';
import { type ExampleTable, listExamples } from '#contract/listExamples.ts';
import { isFault } from '../../mocks/responses/faults.ts';
import {
  asRecorded,
  type RecordedExample,
  type Recordings,
} from '../../mocks/responses/recorded.ts';
import { parseYaml } from '../shared/parseYaml.ts';

/** The problem of an example, as the end of a sentence; undefined for a valid one. */
function findProblem(name: string, example: unknown, known: string[]): string | undefined {
  if (!/^[\w-]+$/.test(name)) return 'its name may have letters, digits, _ and - only';
  if (known.includes(name)) return 'the contract has an example of that name; give it another one';
  if (name === asRecorded || isFault(name)) {
    return 'that name has a meaning in links; give it another one';
  }
  const { 'x-status': status } = Object(example);
  const isStatus = Number.isInteger(status) && status >= 200 && status <= 599;
  return isStatus ? undefined : `x-status must be a number from 200 to 599, not ${status}`;
}

/** The examples of one file; none when it does not exist. Throws with a line for each problem. */
export function loadRecording(file: string): Record<string, RecordedExample> {
  const { name: id } = path.parse(file);
  const table: Record<string, { examples: ExampleTable }> = operations;
  const operation = Object.hasOwn(table, id) && table[id];
  if (!operation) throw new Error(`${file}: the contract has no operation ${id}.`);
  if (!existsSync(file)) return {};
  const examples = parseYaml(readFileSync(file, 'utf8'), file) ?? {};
  const known = listExamples(operation).map(({ name }) => name);
  const problems = Object.entries(Object(examples)).flatMap(([name, example]) => {
    const problem = findProblem(name, example, known);
    return problem ? [`${file}: ${name}: ${problem}.`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return examples as Record<string, RecordedExample>;
}

/** All examples of a folder. Throws with a line for each problem of a file, and when there are no examples. */
export function loadRecordings(folder: string): Recordings {
  const all = existsSync(folder) ? readdirSync(folder) : [];
  const files = all.filter((name) => /\.ya?ml$/.test(name));
  if (files.length === 0) {
    throw new Error(
      `${folder} has no recorded examples (.yaml). See npm run conformance:proxy -- --help.`,
    );
  }
  const read = (name: string) => [path.parse(name).name, loadRecording(path.join(folder, name))];
  return Object.fromEntries(files.map(read));
}
