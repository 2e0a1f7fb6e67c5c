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
  constructor() {
    Upload.last = this;
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => 'application/json';
  send() {}
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

test('an upload tells its progress where it is known', async () => {
  const shares: number[] = [];
  const sent = send({}, (share) => shares.push(share));
  Upload.last.progress({ lengthComputable: false, loaded: 1 });
  for (const loaded of [50, 200]) Upload.last.progress({ loaded });
  Upload.last.onload?.();
  expect([shares, (await sent).status]).toEqual([[0.25, 1], 201]);
});
