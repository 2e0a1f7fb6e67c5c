import type { Plugin } from 'vite';

/** Keeps search engines away from a build with a mock backend, wherever it is put. */
export function qaBuild(): Plugin {
  return {
    name: 'qa-build',
    apply: 'build',
    // In capitals, which mean the same: pages that were not found have a tag of their own in small letters.
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'ROBOTS', content: 'NOINDEX, NOFOLLOW' }, injectTo: 'head' },
    ],
    generateBundle() {
      const source = 'User-agent: *\nDisallow: /\n';
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source });
    },
  };
}
