export const newsletter = {
  title: 'Letters from two cities',
  text: 'What we are building, playing and learning, sent only when there is something worth reading.',
  placeholder: 'Your Email',
  button: 'Subscribe',
} as const;
