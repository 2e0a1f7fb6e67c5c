import { readStored, removeMatching, removeStored, writeStored } from './storage.ts';

const visitorKey = 'site.visitor';

/** Changes with each logout, in all tabs; null before the first one. */
const visitor = () => readStored('localStorage', visitorKey);

/** Ends the drafts of all forms in all tabs, so that none of them reaches the next visitor of this computer. */
export function clearDrafts(): void {
  writeStored('localStorage', visitorKey, `${Date.now()} ${Math.random()}`);
  removeMatching('sessionStorage', /^site\..*-draft$/);
}

/**
 * Unsent input of a form in session storage: it survives reloads and going back. `owner` is the signed-in user; reading
 * removes the draft of another user, and of a visitor who has logged out.
 */
export function formDraft<Name extends string>(form: string, names: readonly Name[]) {
  const key = `site.${form}-draft`;
  const clear = () => removeStored('sessionStorage', key);
  return {
    names,
    read(owner = ''): Partial<Record<Name, string>> | null {
      const draft = Object(readStored('sessionStorage', key));
      const isOwn = draft.owner === owner && (draft.visitor ?? null) === visitor();
      if (!isOwn) clear();
      if (!isOwn || typeof draft.fields !== 'object') return null;
      const typed = names.filter((name) => typeof draft.fields?.[name] === 'string');
      return Object.fromEntries(typed.map((name) => [name, draft.fields[name]])) as Partial<
        Record<Name, string>
      >;
    },
    write(fields: Partial<Record<Name, string>>, owner = ''): void {
      writeStored('sessionStorage', key, { owner, visitor: visitor(), fields });
    },
    clear,
  };
}
