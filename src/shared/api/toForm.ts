import type { FormBody } from './client.ts';

/** A form with a part for each field: empty for null, none for undefined, and one for each item of a list. */
export function toForm<Fields extends object>(fields: Fields): FormBody<Fields> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value === undefined ? [] : value].flat()) {
      form.append(name, each instanceof Blob ? each : String(each ?? ''));
    }
  }
  return form as FormBody<Fields>;
}
