import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { MockBackend } from '../call.ts';
import { errorRow, isCatalogueId } from '../catalogue/areas.ts';
import { steps } from '../catalogue/steps.ts';
import { type PresetName, presets } from '../db/presets.ts';
import { parseScenario, type ScenarioRule, writeScenario } from '../scenario/parse.ts';
import { enterPreset, loadPreset } from '../scenario/preset.ts';
import { chooseScenario, scenarioAtom } from '../scenario/tab.ts';
import { describeScenario, scenarioLink } from './link.ts';
import styles from './panel.module.css';

/** Shows, changes and shares the tab's scenario. */
export function ScenarioTab({ backend }: { backend: MockBackend }) {
  const { rules } = useAtomValue(scenarioAtom);
  const preset = loadPreset();
  const mock = writeScenario(rules);
  const enter = (name: PresetName) => {
    enterPreset(name);
    location.reload();
  };
  return (
    <>
      <ScenarioField mock={mock} />
      {rules.length === 0 && <p>Nothing is active. Every call responds as usual.</p>}
      <ul className="stack gap-xs">
        {/* A scenario may have a rule twice. */}
        {Array.from(rules.entries(), ([index, rule]) => (
          <ActiveRule key={index} rule={rule} />
        ))}
      </ul>
      <div className="wrapping-row gap-xs">
        <button type="button" onClick={() => location.reload()}>
          Reload the page
        </button>
        <button type="button" onClick={() => chooseScenario('')}>
          Turn off
        </button>
        <CopyButton link={() => scenarioLink(location.href, mock, preset)}>
          Copy link for what I see
        </CopyButton>
      </div>
      <h3 className="h4">Start over as</h3>
      <ul className="stack gap-xs">
        {Object.entries(presets).map(([name, sentence]) => (
          <li key={name} className="one-line">
            <button
              type="button"
              aria-pressed={name === preset}
              onClick={() => enter(name as PresetName)}
            >
              {name}
            </button>
            <span className="soft">{sentence}</span>
          </li>
        ))}
      </ul>
      {backend === 'prism' && <p>Prism remembers nothing: this only chooses its profile check.</p>}
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
  // Not a new field, which would lose the focus.
  useEffect(() => setText(mock), [mock]);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const { problems } = parseScenario(text);
    setProblem(problems[0] ?? '');
    if (problems.length === 0) chooseScenario(text);
  };
  return (
    <form onSubmit={apply}>
      <label htmlFor={id}>Scenario of this tab, as in ?mock=</label>
      <div className="wrapping-row gap-xs">
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

/** One rule of the scenario: its effect, its remaining calls and, for a catalogue error, its place and steps. */
function ActiveRule({ rule: { text, left } }: { rule: ScenarioRule }) {
  const [name = ''] = text.split('*');
  const row = isCatalogueId(name) ? errorRow(name) : undefined;
  const remaining = left === 0 ? 'Used up' : left && `For ${left} more`;
  return (
    <li>
      <code>{text}</code> {row ? `“${row.text}” ${row.place}` : describeScenario(text)}{' '}
      <strong>{remaining}</strong>
      <ol className="soft">
        {row?.causes[0].steps?.map((step) => (
          <li key={step}>{steps[step]}</li>
        ))}
      </ol>
    </li>
  );
}

/** Copies the link of a path to the clipboard; where the browser does not allow that, as over plain http, shows it. */
export function CopyButton({ link, children }: { link: () => string; children: ReactNode }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const text = location.origin + link();
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
      setTimeout(() => setSaid(''), 2000);
    } catch {
      prompt('Copy this link:', text);
    }
  };
  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{said || children}</span>
    </button>
  );
}
