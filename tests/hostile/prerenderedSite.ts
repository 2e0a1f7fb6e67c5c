/** A production site prerendered from a backend whose texts are all hostile. */
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { readSite } from '../../scripts/edge/site.ts';
import { prerender } from '../../scripts/prerender/run.ts';
import { listen } from '../../scripts/setup/listen.ts';
import { startPreview } from '../edge/hosts.ts';
import { buildSite, runOptions } from '../prerender/site.ts';
import { type Choose, type Length, responseTo } from './contract.ts';
import { htmlPayloads, urlPayloads } from './payloads/all.ts';

/** Number of items per list. */
const items = 8;

/** Payloads short enough for titles and names. */
const short = htmlPayloads.filter(({ text }) => text.length < 500);

/** Chooses a different payload for each field and item. */
const oneOf = (texts: readonly { text: string }[], name: string, index: number) =>
  texts[
    (index * 37 + [...name].reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0)) %
      texts.length
  ]?.text ?? '';

const choose: Choose = ({ kind, name }, index) => {
  if (name === 'ServiceTeaser.title') return `Half a character \ud800 and none \u0000`;
  if (name === 'ContentBlock.html') return htmlPayloads[index]?.text ?? '';
  if (name === 'ContentBlock.type') return index % 2 === 0 ? 'p' : 'h2';
  if (kind === 'html') {
    return htmlPayloads
      .filter((_, place) => place % items === index)
      .map(({ text }) => text)
      .join('\n');
  }
  // Lists have no further pages.
  if (/List\.(next|previous)$/.test(name)) return '';
  // JSON-LD includes only jobs with a location.
  if (name === 'JobTeaser.location') return `London ${oneOf(short, name, index)}`;
  if (/^CaseStudy(Image|Video)/.test(name)) return urlPayloads[index]?.text ?? '';
  return oneOf(kind === 'url' ? urlPayloads : short, name, index);
};

const length: Length = (field) => {
  if (field === 'CaseStudy.structured_content') return htmlPayloads.length;
  if (/[.](sub_images|additional_images|videos)$/.test(field)) return urlPayloads.length;
  return /^(?!TeamGroup)\w+List[.]|[.]members$/.test(field) ? items : 2;
};

const backend = createServer(({ url = '/' }, response) => {
  const body = responseTo(new URL(url, 'http://backend').pathname, choose, length);
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? {}));
});

// Rendering deeply nested HTML blocks this process for seconds.
backend.keepAliveTimeout = 120_000;

/** A running site: `open` without protective headers, `edge` with the edge's policy. */
export type PrerenderedSite = {
  folder: string;
  open: string;
  edge: string;
  stop: () => Promise<void>;
};

/** Builds, prerenders and serves the site. */
export async function startPrerenderedSite(): Promise<PrerenderedSite> {
  const agency = await listen(backend);
  const folders = buildSite(path.resolve('node_modules/.cache/hostile'));
  await prerender({ ...runOptions(folders, agency), timeoutMs: 60_000 });
  const files = sirv(folders.site, { dev: true });
  const open = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) backend.emit('request', request, response);
    else files(request, response, () => void response.writeHead(404).end());
  });
  const edge = await startPreview({
    site: await readSite(folders.site),
    agency,
    hrms: agency,
  });
  return {
    folder: folders.site,
    open: await listen(open),
    edge: edge.origin,
    stop: async () => {
      await edge.stop();
      for (const server of [open, backend]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  };
}
