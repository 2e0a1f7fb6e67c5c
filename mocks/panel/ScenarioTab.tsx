import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import type { MockBackend } from '../backend.ts';
import { errorRow, isCatalogueId } from '../catalogue/areas.ts';
import { steps } from '../catalogue/steps.ts';
import { type PresetName, presets } from '../db/presets.ts';
import { type Part, parseScenario, writeScenario } from '../scenario/parse.ts';
import { enterPreset, readPreset } from '../scenario/preset.ts';
import { changeParts, chooseScenario, scenarioAtom } from '../scenario/tab.ts';
import { CopyButton } from './CopyButton.tsx';
import { describeScenario } from './describeRule.ts';
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
  const mock = writeScenario(parts);
  const link = location.origin + scenarioLink(path, mock, preset);
  const enter = (name: PresetName) => {
    enterPreset(name);
    setPreset(name);
    location.reload();
  };

  return (
    <>
      <section>
        <ScenarioField key={mock} mock={mock} />
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        {parts.length === 0 && <p>Nothing is active. Every call responds as usual.</p>}
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
        <p className="small soft">{link}</p>
      </section>
      <section>
        <h3>Start over as</h3>
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

/** The value of `?mock=` as text. One with an unknown name stays in the field. */
function ScenarioField({ mock }: { mock: string }) {
  const id = useId();
  const [text, setText] = useState(mock);
  const [problem, setProblem] = useState('');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const { problems } = parseScenario(text);
    setProblem(problems[0] ?? '');
    if (problems.length === 0) chooseScenario(text);
  };
  return (
    <form onSubmit={apply}>
      <h3>
        <label htmlFor={id}>Scenario of this tab, as in ?mock=</label>
      </h3>
      <div className={`wrapping-row tight ${styles.row}`}>
        <input
          id={id}
          value={text}
          placeholder="applyFailed, listJobs:slow*2, latency:800, profile:flaky"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">Apply</button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </form>
  );
}

/** Remaining calls of a counted part, in words; '' for an uncounted one. */
function describeRemaining({ rules }: Part): string {
  const left = rules.map((rule) => rule.left);
  if (left.length === 0 || left.includes(null)) return '';
  const count = Math.max(...left.map(Number));
  return count === 0 ? 'Used up' : `For ${count === 1 ? 'one more call' : `${count} more calls`}`;
}

/** One part of the scenario: its effect and, for a catalogue error, its place and steps. */
function ActivePart({ part }: { part: Part }) {
  const [name = ''] = part.text.split('*');
  const row = isCatalogueId(name) ? errorRow(name) : undefined;
  return (
    <li className={styles.part}>
      <div className={`wrapping-row tight ${styles.row}`}>
        <code>{part.text}</code>
        <button
          type="button"
          aria-label={`Remove ${part.text}`}
          onClick={() => changeParts((parts) => parts.filter((each) => each !== part))}
        >
          Remove
        </button>
      </div>
      <p>{row ? `“${row.text}” ${row.place}` : describeScenario(part.text)}</p>
      <ol className="soft">
        {row?.causes[0].steps?.map((step) => (
          <li key={step}>{steps[step]}</li>
        ))}
      </ol>
      <p>{describeRemaining(part)}</p>
    </li>
  );
}
