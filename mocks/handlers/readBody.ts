/** Reads request bodies. Invalid ones have already been reported; here they only lack fields. */

/** Fields of a JSON body; empty when it is not a JSON object. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(await request.clone().text());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Parts of a multipart form; empty when it is not a form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.clone().formData();
  } catch {
    return new FormData();
  }
}

/** A string field; '' for any other value. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
