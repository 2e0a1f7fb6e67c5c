export const contactInfo = {
  title: 'Talk to us',
  intro:
    'Ring whichever office is awake, write to us, or drop in by appointment. Whichever door you knock on, the same team opens it.',
  openingHours: 'Monday to Friday, 9:00 to 18:00, local time in London and in Lahore',
} as const;

export const contactForm = {
  subtitle: 'Have Questions?',
  title: 'Send us a Message',
  submit: 'Get in Touch',
  sending: 'Sending...',
} as const;
