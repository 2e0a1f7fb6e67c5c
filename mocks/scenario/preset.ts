/** The tab's preset: applied once from the URL, and remembered for links. */
import type { OperationId } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import type { Match } from '#contract/matchOperation.ts';
import type { Outcome } from '../call.ts';
import { appliedSlug, applyPreset, isPreset, type PresetName } from '../db/presets.ts';
import { candidateEmail, subscriber } from '../db/store.ts';
import { describeUnknownPreset } from './parse.ts';
import { findStorage, recall, remember, takeUrlParameter } from './storage.ts';

const presetKey = 'mock.preset';

/** Removes the website's own data in this browser and tab, which would contradict a reset mock. */
function forgetSiteCache(): void {
  for (const storage of [findStorage('localStorage'), findStorage('sessionStorage')]) {
    const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith('site.'));
    for (const key of keys) storage?.removeItem(key);
  }
}

/**
 * Resets the mock and the website's own storage, and applies a preset to both. The website stores who signed in: the
 * profile check alone does not identify a candidate without a profile.
 */
export async function enterPreset(name: PresetName): Promise<void> {
  forgetSiteCache();
  await applyPreset(name);
  if (name === 'subscriber') {
    const { key, username } = subscriber;
    remember('site.subscription.checkout', { subscriber: { key, username } });
  } else if (name !== 'visitor') {
    remember('site.careers.candidate', { email: candidateEmail });
  }
  remember(presetKey, name);
}

/** The tab's preset; null without one. */
export function loadPreset(): PresetName | null {
  const name = String(recall(presetKey));
  return isPreset(name) ? name : null;
}

/** Applies the preset of the URL, once. Returns messages about an unknown one. */
export async function openPreset(): Promise<string[]> {
  const name = takeUrlParameter('as');
  if (name === null) return [];
  if (!isPreset(name)) return [describeUnknownPreset(name)];
  await enterPreset(name);
  return [];
}

/** Examples that express a preset on Prism, which is stateless. */
const examples: Record<PresetName, Partial<Record<OperationId, string>>> = {
  visitor: { checkProfile: 'notSignedIn' },
  candidate: { checkProfile: 'profileNotCreated' },
  'candidate-with-profile': { checkProfile: 'profileFound' },
  applicant: { checkProfile: 'profileFound', applyToJob: 'alreadyApplied' },
  subscriber: { checkProfile: 'notSignedIn' },
};

/** Outcome of a call in the tab's preset; undefined for the contract's first example. */
export function presetOutcome({ operation, params }: Match): Outcome | undefined {
  if (operation.id === 'applyToJob' && params.slug !== appliedSlug) return undefined;
  const name = examples[loadPreset() ?? 'visitor'][operation.id];
  const found = listExamples(operation).find((each) => each.name === name);
  return found && { status: found.status, example: found.name };
}
