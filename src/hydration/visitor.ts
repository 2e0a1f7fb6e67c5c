/**
 * Whose input a page has. Browsers fill fields again after Back and a reload, and in a duplicated or restored tab, and they
 * keep whole pages. So a history entry has the id of the visitor who typed last.
 */
export const visitorKey = 'site.visitor';

/** Changes with each logout, in all tabs; null before the first one, and without storage. */
export function visitor(): string | null {
  try {
    return localStorage.getItem(visitorKey);
  } catch {
    return null;
  }
}

/** Whether a visitor who has logged out since typed in this history entry. */
const isOthers = () => ![undefined, visitor()].includes(history.state?.visitor);

/** Gives the history entry the visitor of now. */
export function markEntry(): void {
  const { state } = history;
  if (state?.visitor !== visitor()) history.replaceState({ ...state, visitor: visitor() }, '');
}

/** Empties all forms if another visitor filled them. */
export function dropOthersInput(): void {
  if (isOthers()) for (const form of document.forms) form.reset();
}

/** Keeps the marks of history entries, and what belongs to another visitor out of the page. */
export function followVisitor(): void {
  const follow = ({ target }: Event) => {
    // Firefox fills a restored tab after `load`, as if typed, but without the focus.
    if (target === document.activeElement) markEntry();
    else dropOthersInput();
  };
  addEventListener('input', follow, true);
  addEventListener('pageshow', ({ persisted }) => persisted && isOthers() && location.reload());
}
