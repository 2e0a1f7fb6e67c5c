import { chooseScenario } from '../scenario/tab.ts';
import styles from './Panel.module.css';

const steps = [0, 200, 800, 2000, 5000];

export function Latency({ parts }: { parts: readonly string[] }) {
  const others = parts.filter((part) => !part.startsWith('latency:'));
  const current = Number(parts.find((part) => part.startsWith('latency:'))?.split(':')[1] ?? 0);
  const choose = (latency: number) =>
    chooseScenario(latency === 0 ? others : [...others, `latency:${latency}`]);
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Latency of every call</legend>
      <div className={styles.row}>
        {[...new Set([...steps, current])].map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={step === current}
            onClick={() => choose(step)}
          >
            {step === 0 ? 'none' : `${step} ms`}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
