/** The fixture contract with one mistake, and the generator's message. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { changePart, fixtures } from './project.ts';

/** The valid contract. */
export const contract = await readFile(path.join(fixtures, 'award/agency.yaml'), 'utf8');
/** The same operations under other names, for the second contract. */
export const otherContract = contract.replaceAll('ward', 'wardee');

/** The contract with one part replaced. */
export const change = (part: string | RegExp, replacement: string) =>
  changePart(contract, part, replacement);

/** The error lines for contract files; none when they are valid. */
export async function findRefusals(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contracts-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const refusal = await generate({ folder, apis: ['agency', 'hrms'] }).then(
      () => null,
      (error: Error) => error,
    );
    if (!refusal) return [];
    expect(refusal.name).toBe('ContractError');
    const prefix = `${path.relative(process.cwd(), folder)}/`;
    return refusal.message.split('\n').map((line) => line.replace(prefix, ''));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A mistake: its name, the contract, and the expected error from the line number on. */
export type Mistake = [what: string, text: string, line: string];

/** Tests that each mistake is reported at its location. */
export function testRefusals(subject: string, mistakes: Mistake[]): void {
  describe(subject, () => {
    test.each(mistakes)('%s', async (_, text, line) => {
      const lines = await findRefusals({ 'agency.yaml': text, 'hrms.yaml': otherContract });
      expect(lines).toContainEqual(expect.stringContaining(`agency.yaml:${line}`));
    });
  });
}
