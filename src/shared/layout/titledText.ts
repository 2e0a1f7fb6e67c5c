// A shape that several texts have.

/** A short text under its own title. */
export interface TitledText {
  title: string;
  text: string;
}
