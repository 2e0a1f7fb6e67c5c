/** Every route, component, payment step and error state, at both widths, against every check. */
import { expect, test } from '../e2e/fixtures.ts';
import { checkState } from './checks.ts';
import { errors } from './errors.ts';
import { parts } from './parts.ts';
import { paymentSteps } from './payment.ts';
import type { State, Width } from './state.ts';

const widths: Width[] = [1440, 390];

function matrix(states: State[], walked: boolean): void {
  for (const state of states) {
    for (const width of state.width ? [state.width] : widths) {
      test(`${state.name} at ${width}`, async ({ page }) => {
        const results = await checkState(page, state, width, walked);
        expect(Object.values(results).flat()).toEqual([]);
      });
    }
  }
}

matrix([...parts, ...paymentSteps], true);
// The controls of an error state are those of its route, so the focus is not checked again.
matrix(errors, false);
