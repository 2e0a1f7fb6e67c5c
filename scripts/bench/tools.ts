/** Tools of the benchmark, installed into bench/node_modules on first use. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from './processes.ts';

const folder = path.resolve(import.meta.dirname, '../../bench');
const { resolve } = createRequire(path.join(folder, 'package.json'));
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Exact versions of the tools. */
export const toolVersions: Record<string, string> = readJson(
  path.join(folder, 'package.json'),
).dependencies;

function isInstalled(tool: string): boolean {
  try {
    const manifest = path.join(folder, 'node_modules', tool, 'package.json');
    return readJson(manifest).version === toolVersions[tool];
  } catch {
    return false;
  }
}

async function install(): Promise<void> {
  if (Object.keys(toolVersions).every(isInstalled)) return;
  console.log('Installing the tools of the bench into bench/node_modules …');
  const args = ['ci', '--prefix', folder];
  await runProgram({ name: 'Installing the tools of the bench', command: 'npm', args });
}

async function load(tool: string): Promise<{ default: unknown }> {
  await install();
  return import(pathToFileURL(resolve(tool)).href);
}

/** Details of an audit, depending on its kind. */
export type AuditDetails = { items?: unknown[]; [key: string]: unknown };

/** The part of Lighthouse's result that is used. */
export type LighthouseResult = {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      numericValue?: number;
      displayValue?: string;
      details?: AuditDetails;
    }
  >;
};

type Lighthouse = (
  url: string,
  flags: {
    port: number;
    logLevel: 'error';
    disableFullPageScreenshot: boolean;
    throttlingMethod: 'simulate' | 'devtools';
  },
) => Promise<{ lhr: LighthouseResult } | undefined>;

export const loadLighthouse = async () => (await load('lighthouse')).default as Lighthouse;

/** The part of autocannon's result that is used. */
type LoadResult = {
  requests: { total: number };
  duration: number;
  errors: number;
  non2xx: number;
};

type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  requests: { path: string; headers: Record<string, string> }[];
}) => Promise<LoadResult>;

export const loadAutocannon = async () => (await load('autocannon')).default as Autocannon;
