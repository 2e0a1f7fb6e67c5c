import { afterEach, expect, test, vi } from 'vitest';
import { uploadFetch } from './uploadFetch.ts';

afterEach(() => vi.unstubAllGlobals());

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
    vi.stubGlobal('XMLHttpRequest', Upload);
    const request = new Request('http://site.example/', { method: 'POST', body: 'resume' });
    const answer = Promise.race([
      uploadFetch(() => {})(request),
      new Promise((resolve) => setTimeout(resolve, 50, 'none')),
    ]);
    return expect(answer).rejects.toThrow('The upload failed');
  },
);
