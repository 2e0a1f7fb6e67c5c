/** Reads `?as=…` and brings the mock into that situation. */
import { applyPreset, isPreset, presets } from '../db/presets.ts';
import { takeFromAddress } from './address.ts';
import { forgetSiteCache } from './siteCache.ts';

/** Applies the preset that the address asks for, once. Gives a sentence for each name that is none. */
export function openPreset(): string[] {
  const name = takeFromAddress('as');
  if (name === null) return [];
  if (!isPreset(name)) {
    return [`There is no preset named ${name}. Presets: ${Object.keys(presets).join(', ')}.`];
  }
  forgetSiteCache();
  applyPreset(name);
  return [];
}
