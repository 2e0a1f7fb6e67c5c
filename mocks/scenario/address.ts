/** Takes the mock's own parameters out of the address, so that a reload does not start them anew. */
export function takeFromAddress(name: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return value;
}
