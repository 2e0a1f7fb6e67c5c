/** Longest time without progress in ms; a response may take that long too. */
const stillMs = 30_000;

/**
 * `fetch` for the upload of a form with progress. WebKit cannot read a file back from the body of a request, so the form
 * itself is sent. `onProgress` gets a fraction from 0 to 1. Rejects with a TypeError on connection failure, as `fetch`
 * does, after `stillMs` without progress, and when the request is aborted. A slow upload may take any time.
 */
export const uploadFetch =
  (form: FormData, onProgress: (share: number) => void) =>
  (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest();
      upload.open(request.method, request.url);
      for (const [name, value] of request.headers) {
        // The browser sets the type with the boundary between the fields.
        if (name !== 'content-type') upload.setRequestHeader(name, value);
      }
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => upload.abort(), stillMs);
      };
      upload.onloadend = () => clearTimeout(timer);
      upload.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        wait();
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      upload.onload = () => {
        const type = upload.getResponseHeader('content-type') ?? '';
        resolve(
          new Response(upload.responseText || null, {
            status: upload.status,
            headers: { 'content-type': type },
          }),
        );
      };
      upload.onerror = () => reject(new TypeError('The upload failed'));
      upload.onabort = upload.onerror;
      request.signal.addEventListener('abort', () => upload.abort());
      wait();
      upload.send(form);
    });
