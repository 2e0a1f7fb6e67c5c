/** Test client of the mock: stores its cookies like a browser and collects contract violations. */

import type { Violation } from '#contract/validate.ts';
import { respond } from './backend.ts';
import { parseSetCookie } from './cookies/jar.ts';
import { respondFromMock } from './handlers.ts';

/** Creates a client. `violations` grows with every request. */
export function createTestClient() {
  const cookies = new Map<string, string>();
  const violations: Violation[] = [];

  async function send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isForm = body instanceof FormData;
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(cookies.size > 0
          ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
          : {}),
        ...(cookies.has('csrftoken') && method !== 'GET'
          ? { 'x-csrftoken': cookies.get('csrftoken') ?? '' }
          : {}),
        ...headers,
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const response = await respond(
      request,
      (violation) => violations.push(violation),
      respondFromMock,
    );
    for (const line of response.headers.getSetCookie()) {
      const { name, value } = parseSetCookie(line);
      cookies.set(name, value);
    }
    return response;
  }

  return { send, cookies, violations };
}

/** Registers a careers account, which also signs the client in. */
export async function registerCandidate(
  client: ReturnType<typeof createTestClient>,
  email: string,
) {
  const password = 'correct horse battery';
  const body = { email, password, password_confirm: password };
  return client.send('POST', '/api/careers/register/', body);
}

/** A file of `size` bytes with a PDF signature. */
export function pdfFile(size = 32, name = 'resume.pdf'): File {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return new File([bytes], name, { type: 'application/pdf' });
}

/** The completed profile form; null leaves out a field or the resume. */
export function profileForm(
  changes: Record<string, string | null> = {},
  resume: File | null = pdfFile(),
): FormData {
  const form = new FormData();
  const choices = ['gender', 'nationality', 'marital_status', 'expected_salary', 'career_level'];
  const fields: Record<string, string | null> = {
    job_title: 'Developer',
    ...Object.fromEntries([...choices, 'experience', 'job_category'].map((name) => [name, '1'])),
    education: '[]',
    work_experience: '[]',
    skills: '[]',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  form.append('language_ids', '1');
  form.append('language_ids', '3');
  if (resume) form.set('resume', resume);
  return form;
}
