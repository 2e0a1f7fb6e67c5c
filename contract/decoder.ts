/** Types of the generated decoders, and of decoded values that are more than plain text. */

declare const meaning: unique symbol;

/** HTML of a backend, not sanitised. Only `RichHtml` shows it. */
export type Html = { readonly [meaning]: 'html' };

/** A calendar date without time. Only `formatCalendarDate` writes it. */
export type CalendarDate = { readonly [meaning]: 'date' };

/** A date with time. */
export type DateTime = { readonly [meaning]: 'date-time' };

/** The URL of an image, with a scheme that the contract allows; '' for none. */
export type ImageUrl = string & { readonly [meaning]: 'image' };

/** The URL of a video, with a scheme that the contract allows; '' for none. */
export type VideoUrl = string & { readonly [meaning]: 'video' };

/** The URL of another site's page, with a scheme that the contract allows; '' for none. */
export type LinkUrl = string & { readonly [meaning]: 'link' };

/**
 * A schema of the contract, reduced to what decoding needs. `orNull` is set where the contract allows null or absence:
 * the value is then null, not empty, when it cannot be read. The generator writes a `Ref` for a component.
 */
export type Shape<Ref = never> =
  /** Text for people; cut at `max` characters. */
  | { readonly is: 'text'; readonly max?: number; readonly orNull?: true }
  /** Text for machines; unreadable if longer than `max`. */
  | { readonly is: 'token'; readonly max?: number; readonly orNull?: true }
  | {
      readonly is: 'html' | 'image' | 'video' | 'link' | 'date' | 'date-time' | 'boolean';
      readonly orNull?: true;
    }
  | { readonly is: 'integer' | 'number'; readonly min?: number; readonly orNull?: true }
  | { readonly is: 'enum'; readonly of: readonly (string | number | boolean)[] }
  /** Text, number or boolean, unchanged. */
  | { readonly is: 'scalar' }
  /** Any value, unchanged. */
  | { readonly is: 'any' }
  /** A list; omits unreadable items (an empty text is one), and items whose property `by` is unreadable. */
  | { readonly is: 'list'; readonly of: Shape<Ref> | Ref; readonly by?: string }
  | {
      readonly is: 'object';
      readonly fields: { readonly [name: string]: Shape<Ref> | Ref };
      /** Whether an object without any of its fields is unreadable. */
      readonly some?: true;
      /** Field without which the object is unreadable. */
      readonly must?: string;
    }
  | { readonly is: 'maybe'; readonly of: Shape<Ref> | Ref }
  /** The first member that can read the value; numbers and texts are not converted into each other. */
  | { readonly is: 'union'; readonly of: readonly (Shape<Ref> | Ref)[] };

/** A shape whose decoded value is a `Value`. */
export type Decoder<Value> = Shape & { readonly gives?: Value };
