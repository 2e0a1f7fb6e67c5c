/** Makes the document of a page: the shell with the page's HTML, its styles, its state and the loader. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { type Content, toPrintableLine } from './content.ts';
import { createStyleFinder } from './styles.ts';

/** The module src/prerender.tsx. */
type Renderer = typeof import('../../src/prerender.tsx');
type RenderedPage = Awaited<ReturnType<Renderer['renderPage']>>;

const withoutScript = /\s*<noscript>[\s\S]*?<\/noscript>/;
/** The shell's script and style links: pages load scripts later and inline styles. */
const linked =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

async function loadBuilt(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no ${file}; run "npm run build" first.`);
  });
}

/** Loads the build that renders pages, with the content and a DOM for it. */
async function loadRenderer(work: string, content: Content): Promise<Renderer> {
  process.env.NODE_ENV = 'production';
  const name = 'server/prerender.js';
  await loadBuilt(work, name);
  const renderer: Renderer = await import(pathToFileURL(path.resolve(work, name)).href);
  renderer.injectDom(new JSDOM('').window, renderer.checkInNode);
  renderer.backend.respond = async (url) => {
    const { status, body } = await content.get(url);
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
  return renderer;
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 410);

/**
 * Returns the public URL in the build, and a function that makes the document of a path; it returns null if the item
 * does not exist. `forPath` is the path of the document, null for the not-found page. The function throws one sentence
 * on failure. Throws when there is no build.
 */
export async function createPageMaker(site: string, work: string, content: Content) {
  const shell = await loadBuilt(site, 'shell.html');
  const loader = await loadBuilt(work, 'loader.js');
  const renderer = await loadRenderer(work, content);
  const stylesOf = await createStyleFinder(site, work, shell);
  const createDocument = ({ head, body, state, jsonLd }: RenderedPage): string => {
    const graph = renderer.inlineJson({ '@context': 'https://schema.org', '@graph': jsonLd });
    const data = jsonLd.length > 0 ? `<script type="application/ld+json">${graph}</script>` : '';
    // Inlined, so that painting needs no request. The loader reads `data-file`.
    const inlined = stylesOf(body)
      .map(({ file, css }) => `<style data-file="/${file}">${css}</style>`)
      .join('');
    // Functions, because content may contain special replacement patterns such as `$&`.
    return shell
      .replace(withoutScript, '')
      .replace(linked, '')
      .replace('</head>', () => `<script>${loader}</script>${inlined}${head}${data}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
      .replace('</body>', () => `${renderer.pageStateElement(state)}</body>`);
  };
  const makePage = async (pathname: string, forPath: string | null): Promise<string | null> => {
    try {
      const page = await renderer.renderPage(pathname, forPath);
      if (forPath !== null && !page.isIndexed) return null;
      return createDocument(page);
    } catch (error) {
      if (content.failure) throw content.failure;
      if (isMissing(error)) return null;
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = toPrintableLine(cause instanceof Error ? cause.message : String(cause));
      throw new Error(
        `${pathname} cannot be rendered: ${reason} It asked for ${content.requests().join(', ') || 'nothing'}.`,
      );
    }
  };
  return { siteUrl: renderer.siteUrl, makePage };
}
