import { type FormEvent, useId, useState } from 'react';
import { reproductions } from '../catalogue/areas.ts';
import { parseScenario } from '../scenario/parse.ts';
import { changeParts } from '../scenario/tab.ts';
import { choicesOf, isTarget, targetNames } from '../scenario/targets.ts';
import styles from './Panel.module.css';

const suggestions = [
  ...Object.keys(reproductions),
  ...targetNames
    .filter(isTarget)
    .flatMap((target) => choicesOf(target).map((choice) => `${target}:${choice}`)),
];

/** Adds a part to the scenario by name, before the others. An unknown name stays in the field, with suggestions. */
export function AddPart() {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { parts, problems } = parseScenario(text);
    setProblem(problems[0] ?? '');
    if (problems.length > 0) return;
    changeParts((others) => [...parts, ...others]);
    setText('');
  };
  return (
    <form onSubmit={add}>
      <h3>
        <label htmlFor={id}>Add an error, an example or a fault</label>
      </h3>
      <div className={`wrapping-row tight ${styles.row}`}>
        <input
          id={id}
          list={`${id}-names`}
          value={text}
          placeholder="applyFailed, listJobs:slow*2"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">Add</button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
      <datalist id={`${id}-names`}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}
