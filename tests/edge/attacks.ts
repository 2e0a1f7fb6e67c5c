/** Requests that try to bypass the gate: a path of every area, in every form that is not normalized. */

const areas = `
  /services /pricing /services-details/7 /services-details /services/index.html
  /assets/app-1a2b3c4d.js /downloads/brochure.pdf /media/case-studies/freight-desk.webp
  /api/services/ /api/careers/profile/check/ /hrms/auth/login/login/ /edge/logout`;

/** `*` is the path without its first slash, `ONE` and `TWO` the path with its first or second letter encoded. */
const forms = String.raw`
  /ONE /TWO /%25ONE
  //* /*// /./* /x/../* /../* /*/.. /x/..;a=b/* /x/..%3B/* /x/.%3ba=b/* /x/%2e%2e/* /x/.%2E/* /x/%252e%252e/* /x/%c0%ae%c0%ae/*
  /x/..%2f* /assets/..%2F* /media/..%2f* /api/services/..%2f..%2f..%2f* /%2f* /*%2f
  /x/..%c0%af* /x/..%e0%80%af* /x/..%f0%80%80%af*
  /%5c* /x/..%5C* /\* /x\..\*
  /%09/* /*%0a /%0d%0aSet-Cookie:%20planted=1/* /*%0dSet-Cookie:%20planted=1 /*%00 /x%00/../* /*%7f
  /*% /*%zz /%u002e%u002e/* /*%ed%a0%80 /*é /*#x /*?a#x`;

const words = (text: string) => text.trim().split(/\s+/);
const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Every form of every path. */
export const badTargets: readonly string[] = words(areas).flatMap((area) => {
  const path = area.slice(1);
  const one = path.replace(/./, encode);
  const two = path.replace(/(?<=^.)./, encode);
  const form = (text: string) =>
    text
      .replace('%25ONE', `%25${one.slice(1)}`)
      .replace('ONE', one)
      .replace('TWO', two);
  return words(forms).map((text) => form(text).replace('*', path));
});
