import { ContactForm } from './ContactForm.tsx';
import { ContactInformation } from './ContactInformation.tsx';
import styles from './ContactSection.module.css';
import { contactForm } from './contactTexts.ts';

export function ContactSection() {
  return (
    <section className="section" aria-label="Contact">
      <div className={`container columns ${styles.layout}`}>
        <ContactInformation />
        <div>
          <p className="accent">{contactForm.subtitle}</p>
          <h2 className={styles.title}>{contactForm.title}</h2>
          <ContactForm />
        </div>
      </div>
    </section>
  );
}
