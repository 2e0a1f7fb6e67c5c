import type { Plugin } from 'vite';

/** Keeps search engines away from a build with the mock backend. */
export function qaBuild(): Plugin {
  return {
    name: 'qa-build',
    apply: 'build',
    // In capitals, to differ from the tag of not-found pages; the meaning is the same.
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'ROBOTS', content: 'NOINDEX, NOFOLLOW' }, injectTo: 'head' },
    ],
    generateBundle() {
      const source = 'User-agent: *\nDisallow: /\n';
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source });
    },
  };
}
