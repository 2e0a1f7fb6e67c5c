/** Loads code that the page does not have yet. On a page that is open since before a deploy it may be gone. */
import { ApiError } from '#shared/api/ApiError.ts';
import { readStored, writeStored } from '../lib/storage.ts';

const key = 'twinbridge.reloaded-from';

/** Address of this code: another one after every deploy that changed any code, because it names all that it loads. */
const thisBuild = import.meta.url;

async function isSiteThere(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Loads the page again, once for a build. False where that was done before, cannot be remembered, or the site does not answer. */
async function reloadOnce(): Promise<boolean> {
  if (readStored('sessionStorage', key) === thisBuild || !(await isSiteThere())) return false;
  writeStored('sessionStorage', key, thisBuild);
  if (readStored('sessionStorage', key) !== thisBuild) return false;
  location.reload();
  return true;
}

let reloading: Promise<boolean> | undefined;

/**
 * What `load` imports. Where it cannot be had the page is loaded again, which brings the code of the present build; that
 * must lose nothing that the visitor has typed. Throws `ApiError` when it is still missing then.
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
