/** Makes the document of one page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Content, ContentFailure } from './content.ts';
import { checkShell, createDocument } from './document.ts';
import { reasonOf } from './reason.ts';
import type { Renderer } from './renderer.ts';
import { createStyleFinder } from './styles.ts';

type Parts = { site: string; work: string; shell: string; content: Content; renderer: Renderer };

const hasStatus = (error: unknown, ...wanted: number[]) =>
  error instanceof Error && 'status' in error && wanted.includes(Number(error.status));

const isNotFoundState = (head: string) => head.includes('<meta name="robots" content="noindex"');

/**
 * Gives a function from a pathname to its document, or null when there is nothing to show: the item does not exist,
 * or says so itself. `forPath` is the path that the document is for, null for every path that is not found. It
 * throws one sentence on what failed.
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
