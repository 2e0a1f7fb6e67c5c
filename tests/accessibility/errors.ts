/** Every state of the error catalogue, by its own cause; those that only reach the console change nothing on a page. */
import { errorRows, textBehind } from '#mocks/catalogue/areas.ts';
import { scenarioLink } from '#mocks/panel/link.ts';
import { take } from '../e2e/steps.ts';
import type { State } from './state.ts';

/** The catalogue's states, by the names of its entries. */
export const errors: State[] = errorRows
  .filter(({ surface }) => surface !== 'log')
  .flatMap(({ id, causes: [cause] }) => {
    if (!cause) return [];
    return {
      name: `error: ${id}`,
      path: scenarioLink(cause.path, cause.mock ? [id] : [], cause.as),
      // After a failed check the visitor is signed out; the text is then a button's, no message.
      ...(id === 'profileCheckFailed' ? {} : { announces: textBehind(id, cause) }),
      open: async (page) => {
        for (const step of cause.steps ?? []) await take[step](page);
      },
    };
  });
