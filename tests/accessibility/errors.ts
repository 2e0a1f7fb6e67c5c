/** The states of the error catalogue, except those that only log to the console. */
import { errorRows, textBehind } from '#mocks/catalogue/areas.ts';
import { scenarioLink } from '#mocks/panel/link.ts';
import { take } from '../e2e/steps.ts';
import type { State } from './state.ts';

export const errors: State[] = errorRows
  .filter(({ surface }) => surface !== 'log')
  .flatMap(({ id, causes: [cause] }) => {
    if (!cause) return [];
    return {
      name: `error: ${id}`,
      path: scenarioLink(cause.path, cause.mock ? [id] : [], cause.as),
      // After a failed check the visitor is signed out; the text is a button's label, not a message.
      ...(id === 'profileCheckFailed' ? {} : { announces: textBehind(id, cause) }),
      open: async (page) => {
        for (const step of cause.steps ?? []) await take[step](page);
      },
    };
  });
