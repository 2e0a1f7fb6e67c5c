import type { FormBody } from './client.ts';

/** A form with one part for each field, which is empty for null, for each item of a list, and none for undefined. */
export function toForm<Fields extends object>(fields: Fields): FormBody<Fields> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value === undefined ? [] : value].flat()) {
      form.append(name, each instanceof Blob ? each : String(each ?? ''));
    }
  }
  return form as FormBody<Fields>;
}
