import { type FormEvent, useEffect, useRef } from 'react';
import type { formDraft } from '../lib/formDraft.ts';

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
