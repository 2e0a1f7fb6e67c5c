import { useEffect } from 'react';
import { SocialLinks } from '#shared/layout/SocialLinks.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';
import styles from './SidePanel.module.css';

export function SidePanel({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    document.body.classList.add('side-panel-open');
    return () => document.body.classList.remove('side-panel-open');
  }, []);
  return (
    <Dialog label="Contact details" shape="panel" onClose={onClose}>
      <div className={`stack ${styles.panel} on-ink`}>
        <h2 className="h3">{site.tagline}</h2>
        <p>{site.blurb}</p>
        {site.offices.map(({ id, label, lines, phone }) => (
          <section key={id} className="ruled stack tight">
            <h3 className="h4">{label}</h3>
            <address className={`soft ${styles.address}`}>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <a className="icon-link" href={phone.href}>
              <Icon name="phone" size={20} />
              {phone.display}
            </a>
          </section>
        ))}
        <a className="icon-link" href={`mailto:${site.emails.official}`}>
          <Icon name="mail" size={20} />
          {site.emails.official}
        </a>
        <SocialLinks />
      </div>
    </Dialog>
  );
}
