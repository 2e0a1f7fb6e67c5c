/** Path of an operation in MSW syntax, for any origin: `{note-id}` becomes `:note_id`. */
export function handlerPath({ base, path }: { base: string; path: string }): string {
  const named = path.replace(/\{([^}]+)\}/g, (_, name: string) => `:${name.replace(/\W/g, '_')}`);
  return `*${base}${named}`;
}
