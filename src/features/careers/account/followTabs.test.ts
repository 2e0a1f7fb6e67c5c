import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { writeStored } from '#shared/lib/storage.ts';
import { followTabs, keepCandidate, markApplied } from './careersActions.ts';
import {
  browserSession,
  markLogout,
  readCandidate,
  signTabIn,
  signTabOut,
} from './careersSession.ts';

const profile = decodeOrEmpty(CandidateProfile, { job_title: 'Developer' });
const ada = { email: 'ada@x.example', profile, applied: ['editor'] };

/** The other end of the channel: what this tab has sent, and a function that sends to it. */
class Channel {
  static open: Channel[] = [];
  static sent: unknown[] = [];
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    Channel.open.push(this);
  }
  postMessage = (message: unknown) => Channel.sent.push(message);
  close() {
    Channel.open = Channel.open.filter((each) => each !== this);
  }
}
const send = (data: object) => {
  for (const each of Channel.open) each.onmessage?.({ data });
};

let stop = () => {};

beforeEach(() => {
  // There is no storage, so values stay in memory.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', Channel);
  browserSession.end();
  stop = followTabs();
  Channel.sent = [];
});
afterEach(() => {
  stop();
  signTabOut();
  markLogout(null);
  vi.unstubAllGlobals();
});

const session = () => browserSession.id();

test('a tab takes the candidate of its own session from another tab, not of an earlier session', () => {
  const earlier = session();
  browserSession.end();
  send({ session: earlier, candidate: ada });
  expect(readCandidate()).toBeNull();
  send({ session: session(), candidate: ada });
  expect(readCandidate()).toMatchObject(ada);
});

test('a signed-in tab tells a new one who is signed in, a signed-out tab does not', () => {
  send({ session: session(), candidate: null });
  expect(Channel.sent).toEqual([]);
  signTabIn(ada.email, profile, ada.applied);
  send({ session: session(), candidate: null });
  expect(Channel.sent).toEqual([{ session: session(), candidate: expect.objectContaining(ada) }]);
});

test('applications of several tabs add up, and a saved profile keeps them', () => {
  signTabIn(ada.email, profile, ['editor']);
  markApplied('designer');
  send({ session: session(), candidate: { ...ada, applied: ['tester'] } });
  keepCandidate(ada.email, { ...profile, job_title: 'Lead' });
  const applied = ['editor', 'designer', 'tester'];
  expect(readCandidate()).toMatchObject({ applied, profile: { job_title: 'Lead' } });
  expect(Channel.sent.at(-1)).toMatchObject({ candidate: { applied } });
});

test('a tab that has left the careers pages no longer follows other tabs', () => {
  signTabIn(ada.email, profile);
  stop();
  expect(Channel.open).toEqual([]);
  writeStored('localStorage', 'site.careers.session', 'of another tab');
  for (const name of ['storage', 'pageshow']) window.dispatchEvent(new Event(name));
  expect(readCandidate()?.email).toBe(ada.email);
});
