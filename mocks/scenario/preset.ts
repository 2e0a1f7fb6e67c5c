/** Reads `?as=…` and brings the mock into that situation. */

import { nearestNames } from '#contract/nearestNames.ts';
import { candidateEmail, subscribers } from '../db/collections.ts';
import { applyPreset, isPreset, type PresetName, presets } from '../db/presets.ts';
import { takeFromAddress } from './address.ts';
import { forgetSiteCache, rememberCandidate, rememberSubscriber } from './siteCache.ts';
import { findStorage } from './storage.ts';

/** Where the tab remembers which preset it began with, for the link to what it shows. */
const key = 'twinbridge.mock.preset';

/** Makes the mock new and brings it, and what the website remembers of it, into a preset's situation. */
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

/** The preset that this tab began with; null without one. */
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
  const name = takeFromAddress('as');
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
