/** Applies the URL's preset once. Gives a message for an unknown name. */

import { nearestNames } from '#contract/nearestNames.ts';
import { candidateEmail, subscribers } from '../db/collections.ts';
import { applyPreset, isPreset, type PresetName, presets } from '../db/presets.ts';
import { forgetSiteCache, rememberCandidate, rememberSubscriber } from './siteCache.ts';
import { findStorage } from './storage.ts';
import { takeUrlParameter } from './urlParameter.ts';

/** The tab's preset, used for links. */
const key = 'twinbridge.mock.preset';

/** Resets the mock and the website's own storage, and applies a preset to both. */
export async function enterPreset(name: PresetName): Promise<void> {
  forgetSiteCache();
  await applyPreset(name);
  const subscriber = subscribers.findFirst();
  if (name === 'subscriber') {
    if (subscriber) rememberSubscriber(subscriber);
  } else if (name !== 'visitor') rememberCandidate(candidateEmail);
  try {
    findStorage('sessionStorage')?.setItem(key, name);
  } catch {
    return;
  }
}

/** The tab's preset; null without one. */
export function readPreset(): PresetName | null {
  try {
    const name = findStorage('sessionStorage')?.getItem(key) ?? '';
    return isPreset(name) ? name : null;
  } catch {
    return null;
  }
}

/** Applies the preset that the address asks for, once. Gives a sentence for a name that is none. */
export async function openPreset(): Promise<string[]> {
  const name = takeUrlParameter('as');
  if (name === null) return [];
  if (isPreset(name)) {
    await enterPreset(name);
    return [];
  }
  const names = Object.keys(presets);
  const near = nearestNames(name, names);
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  return [`There is no preset named ${name}.${hint} Presets: ${names.join(', ')}.`];
}
