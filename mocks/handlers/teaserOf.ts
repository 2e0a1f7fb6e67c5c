/** Gives a function that reduces a record to the fields of the contract's list examples. */
export function teaserOf<Listed extends object>(listed: readonly Listed[]) {
  const keys = new Set(listed.flatMap((each) => Object.keys(each)));
  return <Full extends object>(record: Full) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key))) as Pick<
      Full,
      keyof Listed & keyof Full
    >;
}
