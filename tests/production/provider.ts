import { build } from 'vite';

/** Bundles an entry that replaces the card provider's script; gives the code. */
export async function buildProvider(entry: string): Promise<string> {
  const [built] = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'provider' } },
  }).then((output) => [output].flat());
  const [chunk] = built && 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  return chunk.code;
}
