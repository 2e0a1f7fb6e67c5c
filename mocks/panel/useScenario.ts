import { useSyncExternalStore } from 'react';
import { type Call, readCalls, watchCalls } from '../calls/log.ts';
import type { ActiveScenario } from '../scenario/parse.ts';
import { readScenario, watchScenario } from '../scenario/tab.ts';

/** The tab's scenario, kept up to date. */
export const useScenario = (): ActiveScenario =>
  useSyncExternalStore(watchScenario, readScenario, readScenario);

/** The calls of this page, kept up to date. */
export const useCalls = (): readonly Call[] =>
  useSyncExternalStore(watchCalls, readCalls, readCalls);
