import { ContactForm } from './ContactForm.tsx';
import { ContactInformation } from './ContactInformation.tsx';
import styles from './ContactSection.module.css';

export function ContactSection() {
  return (
    <section className="section" aria-label="Contact">
      <div className={`container columns ${styles.layout}`}>
        <ContactInformation />
        <div>
          <p className="accent">Have Questions?</p>
          <h2 className={styles.title}>Send us a Message</h2>
          <ContactForm />
        </div>
      </div>
    </section>
  );
}
