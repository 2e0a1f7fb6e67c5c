/** Reads request bodies. One that breaks the contract has been reported before; here it only lacks fields. */

/** Fields of a JSON body; none when it is no JSON object. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(await request.clone().text());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Parts of a multipart form; none when it is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.clone().formData();
  } catch {
    return new FormData();
  }
}

/** A field's text; empty when it is something else. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
