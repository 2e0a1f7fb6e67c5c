/** Test client of the mock: stores its cookies like a browser and collects contract violations. */
import { csrf } from '#contract/generated/calls.ts';
import type { Violation } from '#contract/validate.ts';
import { respond } from './backend.ts';
import { parseSetCookie } from './cookies/jar.ts';

/** Creates a client. `violations` grows with every request. */
export function createTestClient() {
  const cookies = new Map<string, string>();
  const violations: Violation[] = [];

  async function send(
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const isForm = body instanceof FormData;
    const headers = new Headers(more);
    if (body && !isForm) headers.set('content-type', 'application/json');
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const token = cookies.get(csrf.cookie);
    if (token && method !== 'GET') headers.set(csrf.header, token);
    const request = new Request(`http://localhost${path}`, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const onViolation = (violation: Violation) => violations.push(violation);
    const response = await respond(request, { onViolation });
    for (const line of response.headers.getSetCookie()) {
      const { name, value } = parseSetCookie(line);
      cookies.set(name, value);
    }
    return response;
  }

  /** Sends a request and returns status and body of the response. */
  async function ask(...request: Parameters<typeof send>) {
    const response = await send(...request);
    return [response.status, await response.json()] as const;
  }

  return { send, ask, cookies, violations };
}

/** Registers a careers account, which also signs the client in. */
export function registerCandidate(
  { send }: Pick<ReturnType<typeof createTestClient>, 'send'>,
  email = 'n@home.example',
) {
  const password = 'correct horse battery';
  return send('POST', '/api/careers/register/', { email, password, password_confirm: password });
}

/** A file of `size` bytes with a PDF signature. */
export function pdfFile(size = 32, name = 'resume.pdf'): File {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return new File([bytes], name, { type: 'application/pdf' });
}

/** The completed profile form; an empty value leaves out a field, null the resume. */
export function profileForm(
  changes: Record<string, string> = {},
  resume: File | null = pdfFile(),
): FormData {
  const form = new FormData();
  const fields = {
    job_title: 'Developer',
    ...{ gender: '1', nationality: '1', marital_status: '1', expected_salary: '1' },
    ...{ career_level: '1', experience: '1', job_category: '1' },
    ...{ education: '[]', work_experience: '[]', skills: '[]' },
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  for (const id of ['1', '3']) form.append('language_ids', id);
  if (resume) form.set('resume', resume);
  return form;
}
