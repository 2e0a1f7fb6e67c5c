/** The types of decoded values: those that are more than plain text, and those that a schema decodes to. */

declare const meaning: unique symbol;

/** HTML of a backend, not sanitised. Only `RichHtml` shows it. */
export type Html = { readonly [meaning]: 'html' };

/** A calendar date without time. Only `formatCalendarDate` writes it. */
export type CalendarDate = { readonly [meaning]: 'date' };

/** The URL of an image, with a scheme that the contract allows; '' for none. */
export type ImageUrl = string & { readonly [meaning]: 'image' };

/** The URL of a video, with a scheme that the contract allows; '' for none. */
export type VideoUrl = string & { readonly [meaning]: 'video' };

/** The URL of another site's page, with a scheme that the contract allows; '' for none. */
export type LinkUrl = string & { readonly [meaning]: 'link' };

type DecodedText<S> = S extends { contentMediaType: 'text/html' }
  ? Html
  : S extends { format: 'date' }
    ? CalendarDate
    : S extends { 'x-url': infer Use }
      ? { image: ImageUrl; video: VideoUrl; link: LinkUrl }[Use & ('image' | 'video' | 'link')]
      : string;

type RequiredOf<S> = S extends { required: readonly (infer Name)[] } ? Name : never;

type WithoutEmpty = 'boolean' | 'integer' | 'number';

/** Properties are null if they may be absent, and if an unreadable one has no empty value, such as '' or []. */
type DecodedObject<S> = S extends { properties: infer Fields }
  ? {
      -readonly [Name in keyof Fields]:
        | Decoded<Fields[Name]>
        | (Fields[Name] extends { enum: unknown } | { anyOf: unknown } | { type: WithoutEmpty }
            ? null
            : never)
        | (Name extends RequiredOf<S> ? never : null);
    }
  : unknown;

type DecodedType<S, Type> = Type extends 'string'
  ? DecodedText<S>
  : Type extends 'integer' | 'number'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'array'
        ? Decoded<S extends { items: infer Item } ? Item : unknown>[]
        : Type extends 'object'
          ? DecodedObject<S>
          : null;

type TypeOf<S> = S extends { type: infer Type }
  ? Type extends readonly (infer Each)[]
    ? Each
    : Type
  : never;

/** The value that `decode` makes of what it can read. */
export type Decoded<S> = S extends { enum: readonly (infer Value)[] }
  ? Value | ('null' extends TypeOf<S> ? null : never)
  : S extends { anyOf: readonly (infer Member)[] }
    ? Decoded<Member> | ('null' extends TypeOf<S> ? null : never)
    : S extends { type: unknown }
      ? DecodedType<S, TypeOf<S>>
      : unknown;
