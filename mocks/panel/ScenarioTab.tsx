import { useAtomValue } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import type { MockBackend } from '../backend.ts';
import { type PresetName, presets } from '../db/presets.ts';
import { writeScenario } from '../scenario/parse.ts';
import { enterPreset, readPreset } from '../scenario/preset.ts';
import { chooseScenario, findRule, replaceChoice, scenarioAtom } from '../scenario/tab.ts';
import { choicesOf } from '../scenario/targets.ts';
import { ActivePart } from './ActivePart.tsx';
import { AddPart } from './AddPart.tsx';
import { CopyButton } from './CopyButton.tsx';
import { describeRule } from './describeRule.ts';
import { scenarioLink } from './link.ts';
import styles from './Panel.module.css';

/** Reports changes of the URL. Only the Navigation API has an event for `pushState`. */
function watchUrl(listener: () => void): () => void {
  const navigation = ('navigation' in window ? window.navigation : window) as EventTarget;
  const event = 'navigation' in window ? 'currententrychange' : 'popstate';
  navigation.addEventListener(event, listener);
  return () => navigation.removeEventListener(event, listener);
}

const readUrl = () => location.pathname + location.search + location.hash;

/** Shows, changes and shares the tab's scenario. */
export function ScenarioTab({ backend }: { backend: MockBackend }) {
  const { parts, problems } = useAtomValue(scenarioAtom);
  const [preset, setPreset] = useState(readPreset);
  const path = useSyncExternalStore(watchUrl, readUrl);
  const link = location.origin + scenarioLink(path, writeScenario(parts), preset);
  const enter = async (name: PresetName) => {
    await enterPreset(name);
    setPreset(name);
    location.reload();
  };

  return (
    <>
      <section>
        <h3>Active</h3>
        {parts.length === 0 && <p>Nothing. Every call responds as usual.</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        <ul className="stack tight">
          {/* A scenario may have a part twice. */}
          {Array.from(parts.entries(), ([index, part]) => (
            <ActivePart key={index} part={part} />
          ))}
        </ul>
        <div className={`wrapping-row tight ${styles.row}`}>
          <button type="button" onClick={() => location.reload()}>
            Reload the page
          </button>
          <button type="button" disabled={parts.length === 0} onClick={() => chooseScenario('')}>
            Turn off
          </button>
          <CopyButton text={link}>Copy link for what I see</CopyButton>
        </div>
        <p className={`soft ${styles.link}`}>{link}</p>
      </section>
      <AddPart />
      <ForEveryCall target="latency" legend="Latency of every call" />
      <ForEveryCall target="profile" legend="Connection of every call" />
      <section>
        <h3>Begin anew as</h3>
        <ul className="stack tight">
          {Object.entries(presets).map(([name, sentence]) => (
            <li key={name} className={`soft ${styles.choice}`}>
              <button
                type="button"
                aria-pressed={name === preset}
                onClick={() => enter(name as PresetName)}
              >
                {name}
              </button>
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
        {backend === 'prism' && (
          <p>Prism remembers nothing: this only chooses its profile check.</p>
        )}
      </section>
      <p>
        <a href="/__errors">All errors with their links</a>
      </p>
    </>
  );
}

type ForEveryCallProps = {
  target: 'latency' | 'profile';
  legend: string;
};

const latencies = ['0', '200', '800', '2000', '5000'];
const none = '0';

/** Buttons for the latency or the profile of every call; one of them is pressed. */
function ForEveryCall({ target, legend }: ForEveryCallProps) {
  const current = findRule(useAtomValue(scenarioAtom), target)?.choice ?? none;
  const choices = target === 'latency' ? latencies : [none, ...choicesOf(target)];
  const nameOf = (choice: string) => (target === 'latency' ? `${choice} ms` : choice);
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={`wrapping-row tight ${styles.row}`}>
        {[...new Set([...choices, current])].map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === current}
            title={describeRule(`${target}:${choice}`)}
            onClick={() => replaceChoice(target, choice === none ? '' : choice)}
          >
            {choice === none ? 'none' : nameOf(choice)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
