/** What went wrong, to stand within a sentence: without the full stop that it may end with. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.trim().replace(/\.+$/, '');
}
