import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

function addQaUrl(server: ViteDevServer | PreviewServer): void {
  const print = server.printUrls;
  server.printUrls = () => {
    print();
    const [origin] = server.resolvedUrls?.local ?? [];
    if (origin) server.config.logger.info(`  ➜  QA:      ${origin}__errors, panel with Alt+M`);
  };
}

/** Prints the URL of the error list below the site's URL. */
export function qaUrl(): Plugin {
  return { name: 'qa-url', configureServer: addQaUrl, configurePreviewServer: addQaUrl };
}
