import { Portrait } from '#shared/team/Portrait.tsx';
import styles from './TestimonialsSection.module.css';
import type { Testimonial } from './testimonials.ts';

export function TestimonialSlide({ testimonial }: { testimonial: Testimonial }) {
  const { text, image, name, designation } = testimonial;
  return (
    <figure className={styles.slide}>
      <blockquote className={styles.quote}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Portrait className={styles.portrait} src={image} name={name} shape="square" />
        <span>
          <strong className={styles.name}>{name}</strong>
          {designation && <span className={styles.designation}>{designation}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
