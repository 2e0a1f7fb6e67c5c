import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Content, ContentFailure, reasonOf } from './content.ts';
import { checkShell, createDocument } from './document.ts';
import type { Renderer } from './renderer.ts';
import { createStyleFinder } from './styles.ts';

type Parts = { site: string; work: string; shell: string; content: Content; renderer: Renderer };

const hasStatus = (error: unknown, ...wanted: number[]) =>
  error instanceof Error && 'status' in error && wanted.includes(Number(error.status));

const isNotFoundState = (head: string) => head.includes('<meta name="robots" content="noindex"');

/**
 * Creates the function that renders the document of a path, or gives null when the item does not exist. `forPath` is
 * the path the document is for; null for the not-found page. It throws one sentence on what failed.
 */
export async function createPageMaker({ site, work, shell, content, renderer }: Parts) {
  checkShell(shell);
  const stylesOf = await createStyleFinder(site, work, shell);
  const loader = await readFile(path.join(work, 'loader.js'), 'utf8');
  return async (pathname: string, forPath: string | null): Promise<string | null> => {
    try {
      const page = await renderer.renderPage(pathname, forPath);
      if (forPath !== null && isNotFoundState(page.head)) return null;
      return createDocument(shell, loader, page, stylesOf(page.body), renderer);
    } catch (error) {
      if (content.failure) throw content.failure;
      if (hasStatus(error, 404, 410)) return null;
      const { requests } = await content.usedByPage();
      throw new ContentFailure(
        `${pathname} cannot be rendered: ${reasonOf(error)}. It asked for ${requests.join(', ') || 'nothing'}.`,
      );
    }
  };
}
