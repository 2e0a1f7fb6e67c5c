/** Puts a rendered page into the shell. */
import type { RenderedPage } from '../../src/prerender.tsx';
import type { Renderer } from './renderer.ts';

const root = '<div id="root"></div>';
const withoutScript = /\s*<noscript>[\s\S]*?<\/noscript>/;

/** Throws with one sentence unless `shell` is what the build makes of index.html. */
export function checkShell(shell: string): void {
  for (const part of [root, '</head>', '</body>']) {
    if (shell.split(part).length !== 2) {
      throw new Error(`shell.html must hold ${part} exactly once; run "npm run build" again.`);
    }
  }
}

/** The document of a page: `styles` are files of the site that it needs besides those of the shell. */
export function createDocument(
  shell: string,
  { head, body, state, things }: RenderedPage,
  styles: readonly string[],
  { headMarks, inlineJson, pageStateElement }: Renderer,
): string {
  const [first, last] = headMarks;
  const links = styles
    .filter((file) => !shell.includes(`/${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const data =
    things.length > 0 ? `<script type="application/ld+json">${inlineJson(graph)}</script>` : '';
  // Replacements are functions, because content may hold what a replacement text would give a meaning to.
  return shell
    .replace(withoutScript, '')
    .replace('</head>', () => `${links.join('')}<!--${first}-->${head}${data}<!--${last}--></head>`)
    .replace(root, () => `<div id="root">${body}</div>`)
    .replace('</body>', () => `${pageStateElement(state)}</body>`);
}
