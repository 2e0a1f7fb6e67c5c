declare module 'jsdom' {
  /** A document without a browser. */
  export class JSDOM {
    constructor(html: string);
    readonly window: import('dompurify').WindowLike & { close(): void };
  }
}
