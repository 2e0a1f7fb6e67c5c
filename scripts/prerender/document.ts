/** Puts a rendered page into the shell. */
import type { RenderedPage } from '../../src/prerender.tsx';
import type { Renderer } from './renderer.ts';
import type { StyleSheet } from './styles.ts';

const root = '<div id="root"></div>';
const withoutScript = /\s*<noscript>[\s\S]*?<\/noscript>/;
/** Scripts and styles of the shell, which a page with content loads later or has in itself. */
const linked =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/** Throws with one sentence unless `shell` is what the build makes of index.html. */
export function checkShell(shell: string): void {
  for (const part of [root, '</head>', '</body>']) {
    if (shell.split(part).length !== 2) {
      throw new Error(`shell.html must hold ${part} exactly once; run "npm run build" again.`);
    }
  }
}

/** A style sheet within the page, so that painting waits for nothing. The loader goes by the name that it has. */
const inlined = ({ file, css }: StyleSheet) => `<style data-file="/${file}">${css}</style>`;

/** The document of a page. `loader` is the script to be inlined, `styles` all that the page needs. */
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
  const frame = `<script>${loader}</script>${styles.map(inlined).join('')}`;
  // Replacements are functions, because content may hold what a replacement text would give a meaning to.
  return shell
    .replace(withoutScript, '')
    .replace(linked, '')
    .replace('</head>', () => `${frame}<!--${first}-->${head}${data}<!--${last}--></head>`)
    .replace(root, () => `<div id="root">${body}</div>`)
    .replace('</body>', () => `${pageStateElement(state)}</body>`);
}
