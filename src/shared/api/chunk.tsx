/**
 * Dynamic imports that survive deployments and lost connections: chunks of an older build may be gone, and browsers do
 * not request a failed module again.
 */
import { type ComponentType, use } from 'react';
import { loadStored, writeStored } from '../lib/storage.ts';
import { ApiError } from './ApiError.ts';

const key = 'site.reloaded-at';

/** Shortest time between two reloads, so that missing code does not reload the page endlessly. */
const intervalMs = 30_000;

async function isSiteThere(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Reloads the page. False if it was just reloaded, the reload cannot be stored, or the site is unreachable. */
async function reloadPage(): Promise<boolean> {
  const now = Date.now();
  const last = Number(loadStored('sessionStorage', key));
  if (now - last < intervalMs || !(await isSiteThere())) return false;
  if (!writeStored('sessionStorage', key, now)) return false;
  location.reload();
  return true;
}

let reloading: Promise<boolean> | undefined;

/**
 * Imports code. If it is missing, reloads the page to get the current build, so use it only where no input can be lost.
 * Throws `ApiError` when the code is still missing after the reload.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    reloading ??= reloadPage();
    if (await reloading) return new Promise(() => {});
    reloading = undefined;
    const error = new ApiError('network', 'A part of the page could not be loaded');
    throw Object.assign(error, { cause });
  }
}

/** A lazily loaded component. After `preload` it renders without suspending. */
export type Chunk<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/** Milliseconds after a failure until the code is requested again: React renders once more before it shows the failure. */
const retryAfterMs = 500;

/**
 * Creates a component from a dynamic import. Call `preload` before hydrating a page that contains it: hydration fails
 * without its code.
 */
export function chunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const request = () => {
    loading ??= loadCode(load).catch((failure: unknown) => {
      setTimeout(() => {
        loading = undefined;
      }, retryAfterMs);
      throw failure;
    });
    return loading;
  };
  const preload = async () => {
    loaded = await request();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at module level
  function Chunked(props: Props) {
    const Component = loaded ?? use(request());
    return <Component {...props} />;
  }
  return Object.assign(Chunked, { preload });
}
