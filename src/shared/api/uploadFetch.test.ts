import { afterEach, expect, test, vi } from 'vitest';
import { uploadFetch } from './uploadFetch.ts';

/** An upload that ends only when it is told to. The tests use the last one. */
class Upload {
  static last: Upload;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 201;
  responseText = '{"message":"Saved"}';
  headers: string[] = [];
  body: unknown;
  constructor() {
    Upload.last = this;
  }
  open() {}
  setRequestHeader = (name: string, value: string) => this.headers.push(`${name}: ${value}`);
  getResponseHeader = (name: string) => (name === 'content-type' ? 'application/json' : null);
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  progress(event: object) {
    this.upload.onprogress?.({ lengthComputable: true, total: 200, ...event });
  }
}

const form = new FormData();
form.append('resume', new File(['%PDF'], 'resume.pdf'));

function send(init: RequestInit = {}, tell: (share: number) => void = () => {}) {
  vi.stubGlobal('XMLHttpRequest', Upload);
  const request = new Request('http://site.example/', { method: 'POST', body: form, ...init });
  return uploadFetch(form, tell)(request);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an upload whose connection or request ends is a lost connection', async () => {
  for (const end of ['onerror', 'onabort'] as const) {
    const response = send();
    Upload.last[end]?.();
    await expect(response, end).rejects.toThrow('The upload failed');
  }
  const ending = new AbortController();
  const response = send({ signal: ending.signal });
  ending.abort();
  await expect(response).rejects.toThrow('The upload failed');
});

test('an upload ends after half a minute without progress, however long it takes with progress', async () => {
  vi.useFakeTimers();
  let end = 'none';
  send().catch(({ message }) => {
    end = message;
  });
  for (let turn = 0; turn < 10; turn += 1) {
    await vi.advanceTimersByTimeAsync(29_000);
    Upload.last.progress({ loaded: 1 });
  }
  expect(end).toBe('none');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(end).toBe('The upload failed');
});

test('the form itself is sent, with the headers of the request but the type, which has a boundary', () => {
  send({ headers: { 'x-csrftoken': 't1' } }).catch(() => {});
  expect(Upload.last.headers).toEqual(['x-csrftoken: t1']);
  expect(Upload.last.body).toBe(form);
});

test.each([
  [201, '{"message":"Saved"}'],
  [204, ''],
])(
  'an upload tells its progress where it is known, and its response: %i %s',
  async (status, text) => {
    const shares: number[] = [];
    const sent = send({}, (share) => shares.push(share));
    const { last } = Upload;
    Object.assign(last, { status, responseText: text });
    last.progress({ lengthComputable: false, loaded: 1 });
    for (const loaded of [50, 200]) last.progress({ loaded });
    last.onload?.();
    const response = await sent;
    expect(shares).toEqual([0.25, 1]);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-type')).toBe('application/json');
  },
);
