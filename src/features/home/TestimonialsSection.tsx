import {
  listTestimonialsResponse,
  type Testimonial,
} from '#contract/generated/decoders/agency/testimonials.ts';
import { QuerySection } from '#shared/api/QueryBoundary.tsx';
import { listQuery } from '#shared/api/queries.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Portrait } from '#shared/team/Portrait.tsx';
import { Carousel } from '#shared/ui/Carousel.tsx';
import styles from './TestimonialsSection.module.css';

const testimonialsQuery = listQuery(
  '/api/testimonials/',
  listTestimonialsResponse,
  'testimonialsFailed',
);

export function TestimonialsSection() {
  return (
    <section className="page-section" aria-labelledby="testimonials-heading">
      <div className="container">
        <h2 id="testimonials-heading" className="section-heading">
          In their words
        </h2>
        <div className={styles.stage}>
          <QuerySection query={testimonialsQuery} loading="Loading testimonials...">
            {(all) => <Slides testimonials={all.filter(({ text }) => text)} />}
          </QuerySection>
        </div>
      </div>
    </section>
  );
}

function Slides({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0)
    return <p className="lead-text">Our clients’ words will appear here soon.</p>;
  return (
    <Carousel
      label="Testimonials"
      delay={3000}
      spaceBetween={25}
      controls="below"
      slides={withKeys(testimonials, ({ name }) => name).map(([key, testimonial]) => ({
        key,
        label: testimonial.name,
        render: () => <TestimonialSlide testimonial={testimonial} />,
      }))}
    />
  );
}

/** Short quotes are set larger and long ones smaller, so that all fill about the same space. */
function lengthOf(text: string): 'short' | 'usual' | 'long' {
  if (text.length < 140) return 'short';
  return text.length < 420 ? 'usual' : 'long';
}

function TestimonialSlide({ testimonial }: { testimonial: Testimonial }) {
  const { text, image, name, designation } = testimonial;
  return (
    <figure className={styles.slide}>
      <Portrait className={styles.portrait} src={image} name={name} shape="square" />
      <blockquote
        className={`wrap ${styles.quote} ${styles[lengthOf(text)]}`}
        // A long quote scrolls, also by keyboard.
        tabIndex={lengthOf(text) === 'long' ? 0 : undefined}
      >
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {name && <strong>{name}</strong>}
        {designation && <span className="soft">{designation}</span>}
      </figcaption>
    </figure>
  );
}
