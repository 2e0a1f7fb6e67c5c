// The texts of the newsletter box in the footer (section 4 of the specification).

/** The newsletter block of the footer. */
export const newsletter = {
  title: 'Letters from two cities',
  text: 'What we are building, playing and learning, sent only when there is something worth reading.',
  placeholder: 'Your Email',
  button: 'Subscribe',
} as const;
