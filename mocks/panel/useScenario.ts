import { useSyncExternalStore } from 'react';
import { type Call, readCalls, watchCalls } from '../calls/log.ts';
import type { ActiveScenario } from '../scenario/parse.ts';
import { readScenario, watchScenario } from '../scenario/tab.ts';

export const useScenario = (): ActiveScenario =>
  useSyncExternalStore(watchScenario, readScenario, readScenario);

export const useCalls = (): readonly Call[] =>
  useSyncExternalStore(watchCalls, readCalls, readCalls);
