/** Loads the build that renders pages, with content and a DOM in place of a browser's. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import type { Content } from './content.ts';

/** The module src/prerender.tsx. */
export type Renderer = typeof import('../../src/prerender.tsx');

/** Loads the renderer from `work`, with `content` for its calls. Throws when there is no build. */
export async function loadRenderer(work: string, content: Content): Promise<Renderer> {
  const file = path.join(work, 'server/prerender.js');
  await access(file).catch(() => {
    throw new Error(`There is no ${file}; run "npm run build" first.`);
  });
  process.env.NODE_ENV = 'production';
  const renderer: Renderer = await import(pathToFileURL(path.resolve(file)).href);
  renderer.injectWindow(new JSDOM('').window);
  renderer.setResponder(async (url) => {
    const { status, body } = await content.get(url);
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  });
  return renderer;
}
