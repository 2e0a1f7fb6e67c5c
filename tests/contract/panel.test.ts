/** A new error example appears in the QA panel after generation alone. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { OperationsTab } from '#mocks/panel/OperationsTab.tsx';
import { generate } from '../../scripts/generate/generate.ts';

const added = `
        "503":
          description: Under maintenance.
          content:
            application/json:
              schema:
                type: object
                description: A problem.
                additionalProperties: false
                properties:
                  detail: { type: string, description: What is wrong. }
              examples:
                underMaintenance:
                  summary: Back in an hour
                  value: { detail: Under maintenance. }
schemas:
`;

const render = (table: typeof operations) =>
  renderToStaticMarkup(createElement(OperationsTab, { operations: table }));

test('a new error example needs no change of code', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  try {
    await cp('openapi', folder, { recursive: true });
    const file = path.join(folder, 'agency/teams.yaml');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/\nschemas:\n/, added));
    const files = await generate({ folder, apis: ['agency', 'hrms'] });
    const table = path.join(folder, 'operations.ts');
    await writeFile(table, files.get('openapi/generated/operations.ts') ?? '');
    const changed = (await import(table)) as { operations: typeof operations };
    expect(render(operations)).not.toContain('underMaintenance');
    const panel = render(changed.operations);
    expect(panel).toMatch(/503<\/span> underMaintenance/);
    expect(panel).toContain('Back in an hour');
  } finally {
    await rm(folder, { recursive: true });
  }
});
