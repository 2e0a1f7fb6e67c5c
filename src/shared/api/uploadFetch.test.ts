/** How an upload ends; its progress is in the profile dialog's tests in a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import { uploadFetch } from './uploadFetch.ts';

/** An upload that ends only when it is aborted. The tests use the last one. */
class Upload {
  static last: Upload;
  upload: { onprogress?: (event: object) => void } = {};
  onabort?: () => void;
  constructor() {
    Upload.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
  }
}

const form = new FormData();

function send(init: RequestInit = {}) {
  vi.stubGlobal('XMLHttpRequest', Upload);
  const request = new Request('http://site.example/', { method: 'POST', body: form, ...init });
  return uploadFetch(form, () => {})(request);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an upload whose request ends is a lost connection', async () => {
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
    Upload.last.upload.onprogress?.({ loaded: 1 });
  }
  expect(end).toBe('none');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(end).toBe('The upload failed');
});
