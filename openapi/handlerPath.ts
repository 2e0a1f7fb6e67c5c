/** Path of a call as an MSW handler matches it on any origin: `{note-id}` becomes `:note_id`. */
export function handlerPath({ base, path }: { base: string; path: string }): string {
  const named = path.replace(/\{([^}]+)\}/g, (_, name: string) => `:${name.replace(/\W/g, '_')}`);
  return `*${base}${named}`;
}
