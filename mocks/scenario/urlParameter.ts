/** Reads and removes a parameter of the URL, so that a reload does not apply it again. */
export function takeUrlParameter(name: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return value;
}
