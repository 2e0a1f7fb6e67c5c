import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { TwinLines } from '#shared/ui/Lines.tsx';
import styles from './CallToAction.module.css';

type CallToActionProps = { title: string; text: string; button: string };

export function CallToAction({ title, text, button }: CallToActionProps) {
  return (
    <section className={`container screen-only ${styles.section}`} aria-labelledby="call-to-action">
      <div className={`anchor glow-card on-ink ${styles.card}`}>
        <TwinLines className={styles.lines} />
        <div className={`anchor stack at-start ${styles.content}`}>
          <h2 id="call-to-action">{title}</h2>
          <p className={`lead-text ${styles.text}`}>{text}</p>
          <Link to="/contact-us" className={buttonClass('light')}>
            {button}
            <Icon name="arrowRight" size={20} />
          </Link>
        </div>
      </div>
    </section>
  );
}
