/** How the tests start their browser. */
import { statfs } from 'node:fs/promises';
import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from './browser.ts';

const enough = 2 ** 30;

/** Whether the machine has shared memory that several browsers can draw in; small containers have not. */
async function hasSharedMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm');
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/** Options for Playwright: the browser that `findBrowser` finds, which draws in shared memory where that is big enough. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, args, env } = await findBrowser();
  return {
    executablePath,
    args,
    env: { ...process.env, ...env },
    ...((await hasSharedMemory()) && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  };
}
