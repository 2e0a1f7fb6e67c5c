import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { visitor, visitorKey } from '#hydration/visitor.ts';
import { loadStored, removeMatching, removeStored, writeStored } from '#shared/lib/storage.ts';

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
      const draft = Object(loadStored('sessionStorage', key));
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

type Draft = ReturnType<typeof formDraft>;

/** Fills empty fields from the draft. Other fields have input from before hydration. */
function restore({ read, names }: Draft, form: HTMLFormElement): void {
  const typed = read();
  for (const name of typed ? names : []) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    if (control.value) continue;
    control.value = typed?.[name] ?? '';
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Props of a form whose text survives reloads, going back and closing, until the draft is cleared. */
export function useFormDraft(draft: Draft) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ref.current) restore(draft, ref.current);
  }, [draft]);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const data = new FormData(currentTarget);
    draft.write(Object.fromEntries(draft.names.map((name) => [name, String(data.get(name))])));
  };
  return { ref, onInput };
}

/**
 * Restores the focus that a field loses when it is disabled. Call the returned function before `busy` becomes true;
 * after `busy` the focus is restored unless the visitor has moved it.
 */
export function useKeptFocus(busy: boolean): () => void {
  const kept = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) return;
    const lost = document.activeElement === document.body;
    if (lost && kept.current instanceof HTMLElement) kept.current.focus();
    kept.current = null;
  }, [busy]);
  return () => {
    kept.current = document.activeElement;
  };
}

/** While `active`, the browser asks before the page is left or loaded again. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
