import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

function addAddress(server: ViteDevServer | PreviewServer): void {
  const print = server.printUrls;
  server.printUrls = () => {
    print();
    const [origin] = server.resolvedUrls?.local ?? [];
    if (origin) server.config.logger.info(`  ➜  QA:      ${origin}__errors, panel with Alt+M`);
  };
}

/** Prints, below the address of a site on a mock backend, where its error states are. */
export function qaAddress(): Plugin {
  return { name: 'qa-address', configureServer: addAddress, configurePreviewServer: addAddress };
}
