import { Link } from 'react-router-dom';
import { servicesCallToAction } from '#content/services.ts';
import { buttonClass } from '#ui/Button.tsx';
import { TwinLines } from '#ui/TwinLines.tsx';
import styles from './Services.module.css';

/** Call to action at the end of the services list (section 2); leads to the contact page. */
export function CallToAction() {
  return (
    <section className="container section" aria-labelledby="action-heading">
      <div className={`${styles.action} on-ink`}>
        <TwinLines className={styles.lines} />
        <h2 id="action-heading" className={styles.actionTitle}>
          {servicesCallToAction.title}
        </h2>
        <p className={`lead ${styles.actionText}`}>{servicesCallToAction.text}</p>
        <Link to="/contact-us" className={buttonClass('light')}>
          {servicesCallToAction.button}
        </Link>
      </div>
    </section>
  );
}
