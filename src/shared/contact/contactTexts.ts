// The texts of the contact section, the contact form and the newsletter block (sections 2, 4 and 5 of the specification).

/** Label and placeholder of one form field. */
export interface FieldText {
  label: string;
  placeholder: string;
}

/** The fields of the contact form, by the name they are sent under. */
export type ContactField = 'name' | 'email' | 'phone' | 'comments';

/** The information block on the left; addresses, phones and email come from the site identity. */
export const contactInfo = {
  title: 'Talk to us',
  intro:
    'Ring whichever office is awake, write to us, or drop in by appointment. Whichever door you knock on, the same team opens it.',
  openingHours: 'Monday to Friday, 9:00 to 18:00, local time in London and in Lahore',
} as const;

/** The message form; title, subtitle and button texts are fixed by the specification. */
export const contactForm = {
  subtitle: 'Have Questions?',
  title: 'Send us a Message',
  submit: 'Get in Touch',
  sending: 'Sending...',
} as const;

/** Labels and placeholders of the message form; an asterisk marks a required field. */
export const contactFields: Record<ContactField, FieldText> = {
  name: { label: 'Name', placeholder: 'Your Name *' },
  email: { label: 'Email', placeholder: 'Your Email *' },
  phone: { label: 'Phone', placeholder: 'Your Phone' },
  comments: { label: 'Comments', placeholder: 'Tell Us About Project *' },
};
