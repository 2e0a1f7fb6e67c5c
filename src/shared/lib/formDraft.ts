import { readStored, removeStored, writeStored } from './storage.ts';

/**
 * Unsaved input of a form, in session storage: it survives reloads and going back. `owner` is the signed-in user; the
 * draft of another one is not returned.
 */
export function formDraft<Name extends string>(form: string, names: readonly Name[]) {
  const key = `twinbridge.${form}-draft`;
  const isFields = (value: unknown): value is Record<Name, string> =>
    names.every((name) => typeof Object(value)[name] === 'string');
  return {
    read(owner = ''): Record<Name, string> | null {
      const draft = Object(readStored('sessionStorage', key));
      return draft.owner === owner && isFields(draft.fields) ? draft.fields : null;
    },
    write(fields: Record<Name, string>, owner = ''): void {
      writeStored('sessionStorage', key, { owner, fields });
    },
    clear: () => removeStored('sessionStorage', key),
  };
}
