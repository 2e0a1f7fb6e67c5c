/** Inserts a rendered page into the shell. */
import type { RenderedPage } from '../../src/prerender.tsx';
import type { Renderer } from './renderer.ts';
import type { StyleSheet } from './styles.ts';

const root = '<div id="root"></div>';
const withoutScript = /\s*<noscript>[\s\S]*?<\/noscript>/;
/** The shell's scripts and styles, which pages load later or inline. */
const linked =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/** Throws unless `shell` has the structure that the build gives index.html. */
export function checkShell(shell: string): void {
  for (const part of [root, '</head>', '</body>']) {
    if (shell.split(part).length !== 2) {
      throw new Error(`shell.html must hold ${part} exactly once; run "npm run build" again.`);
    }
  }
}

/** An inlined style sheet, so that painting needs no request. The loader reads `data-file`. */
const inlined = ({ file, css }: StyleSheet) => `<style data-file="/${file}">${css}</style>`;

/** The document of a page, with the inlined loader script and styles. */
export function createDocument(
  shell: string,
  loader: string,
  { head, body, state, jsonLd }: RenderedPage,
  styles: readonly StyleSheet[],
  { headMarks, inlineJson, pageStateElement }: Renderer,
): string {
  const [first, last] = headMarks;
  const graph = { '@context': 'https://schema.org', '@graph': jsonLd };
  const data =
    jsonLd.length > 0 ? `<script type="application/ld+json">${inlineJson(graph)}</script>` : '';
  const inlinedHead = `<script>${loader}</script>${styles.map(inlined).join('')}`;
  // Functions, because content may contain special replacement patterns such as `$&`.
  return shell
    .replace(withoutScript, '')
    .replace(linked, '')
    .replace('</head>', () => `${inlinedHead}<!--${first}-->${head}${data}<!--${last}--></head>`)
    .replace(root, () => `<div id="root">${body}</div>`)
    .replace('</body>', () => `${pageStateElement(state)}</body>`);
}
