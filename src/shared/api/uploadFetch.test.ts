import { afterEach, expect, test, vi } from 'vitest';
import { uploadFetch } from './uploadFetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Sends an upload by `Upload`; 'none' when it does not end. */
function send(Upload: object, signal: AbortSignal | null = null): Promise<unknown> {
  vi.stubGlobal('XMLHttpRequest', Upload);
  const form = new FormData();
  const request = new Request('http://site.example/', { method: 'POST', body: form, signal });
  return Promise.race([
    uploadFetch(form, () => {})(request),
    new Promise((resolve) => setTimeout(resolve, 50, 'none')),
  ]);
}

test.each(['onerror', 'onabort'] as const)('%s of an upload is a lost connection', (end) => {
  class Upload {
    upload = {};
    onerror?: () => void;
    onabort?: () => void;
    open() {}
    setRequestHeader() {}
    send = () => this[end]?.();
  }
  return expect(send(Upload)).rejects.toThrow('The upload failed');
});

test('an upload ends after half a minute without progress, however long it takes with progress', async () => {
  vi.useFakeTimers();
  let advance = () => {};
  class Upload {
    upload: { onprogress?: (event: object) => void } = {};
    onabort?: () => void;
    open() {}
    setRequestHeader() {}
    send() {
      advance = () => this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 9 });
    }
    abort = () => this.onabort?.();
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  const form = new FormData();
  let end = 'none';
  uploadFetch(form, () => {})(new Request('http://site.example/', { method: 'POST' })).catch(
    ({ message }) => {
      end = message;
    },
  );
  for (let minute = 0; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(29_000);
    advance();
  }
  expect(end).toBe('none');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(end).toBe('The upload failed');
  vi.useRealTimers();
});

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

test('the form itself is sent, with the headers of the request but the type, which has a boundary', async () => {
  const form = new FormData();
  form.append('resume', new File(['%PDF'], 'resume.pdf'));
  const set: [name: string, value: string][] = [];
  const sent: unknown[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      onabort?: () => void;
      open() {}
      setRequestHeader = (name: string, value: string) => set.push([name, value]);
      send(body: unknown) {
        sent.push(body);
        this.onabort?.();
      }
    },
  );
  const headers = { 'x-csrftoken': 't1' };
  const request = new Request('http://site.example/', { method: 'POST', body: form, headers });
  await expect(uploadFetch(form, () => {})(request)).rejects.toThrow();
  expect(set).toEqual([['x-csrftoken', 't1']]);
  expect(sent).toEqual([form]);
});

test.each([
  [201, '{"message":"Saved"}'],
  [413, '{"message":"Too large"}'],
  [204, ''],
])(
  'an upload tells its progress where it is known, and its response: %i %s',
  async (status, text) => {
    const known = { lengthComputable: true, total: 200 };
    class Upload {
      upload: { onprogress?: (event: object) => void } = {};
      onload?: () => void;
      status = status;
      responseText = text;
      open() {}
      setRequestHeader() {}
      getResponseHeader = (name: string) => (name === 'content-type' ? 'application/json' : null);
      send() {
        for (const event of [
          { lengthComputable: false, loaded: 1, total: 0 },
          { ...known, loaded: 50 },
          { ...known, loaded: 200 },
        ]) {
          this.upload.onprogress?.(event);
        }
        this.onload?.();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Upload);
    const shares: number[] = [];
    const request = new Request('http://site.example/', { method: 'POST' });
    const response = await uploadFetch(new FormData(), (share) => shares.push(share))(request);
    expect(shares).toEqual([0.25, 1]);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-type')).toBe('application/json');
  },
);
