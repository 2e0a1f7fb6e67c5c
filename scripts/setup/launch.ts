import { statfs } from 'node:fs/promises';
import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from './browser.ts';

const enough = 2 ** 30;

/** True when /dev/shm is large enough for several browsers; small containers lack it. */
async function hasSharedMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm');
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/** Playwright launch options for the browser of `findBrowser`, with shared memory where possible. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, args, env } = await findBrowser();
  return {
    executablePath,
    args,
    env: { ...process.env, ...env },
    ...((await hasSharedMemory()) && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  };
}
