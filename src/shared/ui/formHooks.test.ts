import { afterEach, expect, test } from 'vitest';
import { removeMatching, writeStored } from '#shared/lib/storage.ts';
import { clearDrafts, formDraft } from './formHooks.ts';

// There is no storage, so values stay in memory.
afterEach(() => {
  for (const area of ['sessionStorage', 'localStorage'] as const) removeMatching(area, /^site\./);
});

const draft = formDraft('contact', ['name']);

test('a draft is read only for the user who wrote it', () => {
  draft.write({ name: 'Ada' }, 'ada@x.example');
  expect(draft.read('ada@x.example')).toEqual({ name: 'Ada' });
  expect(draft.read()).toBeNull();
  expect(draft.read('ada@x.example')).toBeNull();
});

test('a logout of this tab or of another one ends a draft', () => {
  draft.write({ name: 'Ada' });
  clearDrafts();
  expect(draft.read()).toBeNull();
  draft.write({ name: 'Ada' });
  writeStored('localStorage', 'site.visitor', 'after a logout of another tab');
  expect(draft.read()).toBeNull();
});

test('a draft that was written after a logout stays', () => {
  clearDrafts();
  draft.write({ name: 'Ada' });
  expect(draft.read()).toEqual({ name: 'Ada' });
});
