import { afterEach, expect, test, vi } from 'vitest';
import { uploadFetch } from './uploadFetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Sends an upload by `Upload`; 'none' when it does not end. */
function send(Upload: object, signal: AbortSignal | null = null): Promise<unknown> {
  vi.stubGlobal('XMLHttpRequest', Upload);
  const request = new Request('http://site.example/', { method: 'POST', body: 'resume', signal });
  return Promise.race([
    uploadFetch(() => {})(request),
    new Promise((resolve) => setTimeout(resolve, 50, 'none')),
  ]);
}

test.each(['onerror', 'ontimeout', 'onabort'] as const)(
  '%s of an upload is a lost connection',
  (end) => {
    class Upload {
      upload = {};
      onerror?: () => void;
      ontimeout?: () => void;
      onabort?: () => void;
      open() {}
      setRequestHeader() {}
      send = () => this[end]?.();
    }
    return expect(send(Upload)).rejects.toThrow('The upload failed');
  },
);

test('an upload ends when its request is aborted', () => {
  const ending = new AbortController();
  class Upload {
    upload = {};
    onabort?: () => void;
    open() {}
    setRequestHeader() {}
    send = () => ending.abort();
    abort = () => this.onabort?.();
  }
  return expect(send(Upload, ending.signal)).rejects.toThrow('The upload failed');
});
