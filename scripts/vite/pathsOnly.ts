import type { IncomingMessage } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

function toPath(request: IncomingMessage): void {
  if (!request.url?.startsWith('/')) request.url = `/${encodeURIComponent(request.url ?? '')}`;
}

function configure({ httpServer }: ViteDevServer | PreviewServer): void {
  for (const event of ['request', 'upgrade']) httpServer?.prependListener(event, toPath);
}

/** Makes a path of a target that is none, such as `http://[`: Vite's parser throws for it, which would end the server. */
export const pathsOnly = (): Plugin => ({
  name: 'paths-only',
  configureServer: configure,
  configurePreviewServer: configure,
});
