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

/** Texts of a JSON body; '' for a field that is missing or no text. */
export async function readTexts<Name extends string>(request: Request, ...names: Name[]) {
  const fields = await readFields(request);
  const texts = names.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : '']);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** Parts of a multipart form; empty when it is not a form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.clone().formData();
  } catch {
    return new FormData();
  }
}
