/** Dynamic imports that survive deployments: chunks of an older build may be gone. */
import { ApiError } from '#shared/api/ApiError.ts';
import { readStored, writeStored } from '../lib/storage.ts';

const key = 'twinbridge.reloaded-from';

/** URL of this module. It contains a hash, so it identifies the build. */
const thisBuild = import.meta.url;

async function isSiteThere(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Reloads the page, once per build. False when that was already done, cannot be stored, or the site is unreachable. */
async function reloadOnce(): Promise<boolean> {
  if (readStored('sessionStorage', key) === thisBuild || !(await isSiteThere())) return false;
  writeStored('sessionStorage', key, thisBuild);
  if (readStored('sessionStorage', key) !== thisBuild) return false;
  location.reload();
  return true;
}

let reloading: Promise<boolean> | undefined;

/**
 * Imports code. When it is missing, the page reloads to get the current build; use it only where no input can be lost.
 * Throws `ApiError` when the code is still missing after the reload.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    reloading ??= reloadOnce();
    if (await reloading) return new Promise(() => {});
    throw new ApiError('network', 'A part of the page could not be loaded');
  }
}
