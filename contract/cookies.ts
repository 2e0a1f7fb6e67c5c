/** Value of a cookie in a `Cookie` header, or in a document's cookies, such as `a=1; b=2`. */
export const findCookie = (text: string, name: string): string | undefined =>
  text
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
