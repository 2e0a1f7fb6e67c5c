import { readStored, removeMatching, removeStored, writeStored } from './storage.ts';

/** Removes the drafts of all forms, so that none of them reaches the next visitor of this computer. */
export const clearDrafts = () => removeMatching('sessionStorage', /^site\..*-draft$/);

/**
 * Unsent input of a form in session storage: it survives reloads and going back. `owner` is the signed-in user; reading
 * removes the draft of another user.
 */
export function formDraft<Name extends string>(form: string, names: readonly Name[]) {
  const key = `site.${form}-draft`;
  const clear = () => removeStored('sessionStorage', key);
  return {
    names,
    read(owner = ''): Partial<Record<Name, string>> | null {
      const draft = Object(readStored('sessionStorage', key));
      if (draft.owner !== owner) clear();
      if (draft.owner !== owner || typeof draft.fields !== 'object') return null;
      const typed = names.filter((name) => typeof draft.fields?.[name] === 'string');
      return Object.fromEntries(typed.map((name) => [name, draft.fields[name]])) as Partial<
        Record<Name, string>
      >;
    },
    write(fields: Partial<Record<Name, string>>, owner = ''): void {
      writeStored('sessionStorage', key, { owner, fields });
    },
    clear,
  };
}
