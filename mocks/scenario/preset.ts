/** Reads `?as=…` and brings the mock into that situation. */
import { applyPreset, isPreset, presets } from '../db/presets.ts';
import { candidateEmail } from '../db/records.ts';
import { takeFromAddress } from './address.ts';
import { forgetSiteCache, rememberSiteUser } from './siteCache.ts';

/** Applies the preset that the address asks for, once. Gives a sentence for each name that is none. */
export function openPreset(): string[] {
  const name = takeFromAddress('as');
  if (name === null) return [];
  if (!isPreset(name)) {
    return [`There is no preset named ${name}. Presets: ${Object.keys(presets).join(', ')}.`];
  }
  forgetSiteCache();
  applyPreset(name);
  if (name !== 'visitor') rememberSiteUser(candidateEmail);
  return [];
}
