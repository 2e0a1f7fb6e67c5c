/** What we use of two libraries that bring no types. */
declare module 'pdfkit' {
  const Document: new (options: object) => import('./pdf-page.ts').Pdf;
  export default Document;
}

declare module 'fontkit' {
  export const openSync: (path: string) => import('./lettering.ts').Face;
}
