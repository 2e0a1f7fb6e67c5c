import { useEffect, useState } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';
import styles from './ContactSection.module.css';

/** A section for each office: its local time, address and phone. */
export const OfficeContacts = () =>
  site.offices.map(({ id, label, lines, country, phone, timeZone }) => (
    <section key={id} className="ruled stack gap-xs">
      <div className="wrapping-row spread">
        <h3 className="h4">{label}</h3>
        <LocalTime zone={timeZone} />
      </div>
      <address className={`wrapping-row soft ${styles.address}`}>
        {[...lines, country].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <a className="icon-link" href={phone.href}>
        <Icon name="phone" size={20} />
        {phone.display}
      </a>
    </section>
  ));

const minuteMs = 60_000;

/** Time of an office, after hydration; nothing where the browser does not know its zone. */
function LocalTime({ zone }: { zone: string }) {
  const [time, setTime] = useState('');
  useEffect(() => {
    const show = () => {
      try {
        setTime(new Date().toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' }));
      } catch {}
    };
    const timer = setInterval(show, minuteMs);
    show();
    return () => clearInterval(timer);
  }, [zone]);
  return (
    <span className={`small soft figures ${styles.time}`}>{time && `${time} local time`}</span>
  );
}
