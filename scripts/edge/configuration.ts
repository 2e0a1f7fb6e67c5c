/** The part of the nginx configuration that follows from the contract and the build; the rest is in deploy/nginx. */
import { allowedCalls } from './calls.ts';
import { areas, contentPolicy } from './policy.ts';
import { type BuiltSite, moved, pagePatterns } from './site.ts';

const map = (source: string, target: string, lines: readonly string[]) =>
  `map ${source} ${target} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;

const literally = (path: string) => path.replaceAll('.', '[.]');

const pages = (patterns: readonly string[], area = '') =>
  `location ~ ^(${patterns.join('|')})/?$ {${area && `\n    set $site_area ${area};`}
    try_files $uri/index.html /shell.html;
}
`;

/** The generated files, by name. Keys of maps are patterns, because a map takes a plain key in any case. */
export function renderConfiguration({ inline, build }: BuiltSite): Record<string, string> {
  const sources = { origin: '$site_origin', inline, media: '$site_media' };
  const policies = areas.map((area) => {
    const reports = area === 'page' || area === 'payment' ? '; $site_reports' : '';
    return `${area === 'page' ? 'default' : area} "${contentPolicy(area, sources)}${reports}";`;
  });
  const redirects = [...moved].map(([from, to]) => `"~^${literally(from)}$" "${to}";`);
  const calls = allowedCalls.map(
    ({ pattern, methods }) => `"~${pattern}" "${methods.join(', ')}";`,
  );
  return {
    'build.conf': `# From the contract and the build, by \`npm run edge:config\`: written again for each build.

${map('$host', '$site_build', [`default "${build}";`])}
# Redirects between known paths.
${map('$uri', '$site_moved', ['default "";', ...redirects])}
# The contract's calls, and media, with their methods.
${map('$uri', '$site_methods', ['default "";', ...calls])}
${map('$site_area', '$site_content_policy', policies)}`,
    'pages.conf': `# Pages. Those newer than the last prerendering get the shell, which loads their content.
${pages(pagePatterns.page)}
${pages(pagePatterns.payment, 'payment')}`,
  };
}
