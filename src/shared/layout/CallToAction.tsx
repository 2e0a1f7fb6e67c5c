import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';

type CallToActionProps = { title: string; text: string; button: string };

/** Invitation to write to the agency, in large type. */
export function CallToAction({ title, text, button }: CallToActionProps) {
  return (
    <section className="container page-section joined screen-only" aria-labelledby="call-to-action">
      <div className="ruled strong stack justify-start">
        <h2 id="call-to-action" className="huge wrap">
          {title}
        </h2>
        <p className="lead-text soft measure">{text}</p>
        <Link to="/contact-us" className={buttonClass()}>
          {button}
          <Icon name="arrowRight" size={20} />
        </Link>
      </div>
    </section>
  );
}
