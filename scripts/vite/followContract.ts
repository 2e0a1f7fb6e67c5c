import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';

/** Generates again when a file of the contract is saved. A mistake in it shows over the page until it is mended. */
export function followContract(): Plugin {
  return {
    name: 'follow-contract',
    apply: 'serve',
    configureServer({ watcher, ws, config: { logger } }) {
      let isRunning = false;
      let isOutdated = false;
      let hasFailed = false;
      function generate(): void {
        isOutdated = isRunning;
        if (isRunning) return;
        isRunning = true;
        execFile(process.execPath, ['scripts/generate.ts'], (error, result, message) => {
          isRunning = false;
          if (error) logger.error(message);
          else logger.info(result.trim());
          if (isOutdated) return generate();
          if (error) {
            ws.send({ type: 'error', err: { message, stack: '', plugin: 'npm run generate' } });
          } else if (hasFailed) ws.send({ type: 'full-reload' });
          hasFailed = error !== null;
        });
      }
      watcher.on('all', (_, file) => {
        if (/[\\/]openapi[\\/].*\.yaml$/.test(file)) generate();
      });
    },
  };
}
