/** Manual steps that reproduce errors. The end-to-end tests implement them under the same names. */

export const steps = {
  sendMessage: 'Fill in “Send us a Message” and press “Get in Touch”.',
  subscribeToNewsletter:
    'Type an email into the newsletter box in the footer and press “Subscribe”.',
  sendComment: 'Fill in the comment form below the article and press “Post Comment”.',
  continueWithoutEmployees: 'Press “Continue” and leave the number of employees empty.',
  enterEmployees: 'Type 12 as the number of employees and press “Continue”.',
  signUp: 'Fill in the sign-up form with any name and press “Sign Up”.',
  logIn: 'Log in as “subscriber” with “correct horse battery”.',
  payByCard: 'Pay with card 4242 4242 4242 4242, 12 / 34, code 123.',
  payByDeclinedCard: 'Pay with card 4000 0000 0000 0002, 12 / 34, code 123.',
  pressPay: 'Press “Pay $300.00”.',
  signIn: 'Sign in as candidate@people.example with “correct horse battery”.',
  register: 'Fill in the form with any email and press “Create Account”.',
  logOut: 'Open the menu with the email address and press “Logout”.',
  createProfile: 'Fill in every required field, choose a PDF and press “Create Profile”.',
  updateProfile: 'Change the job title and press “Update Profile”.',
  apply: 'Press “Apply” on “Senior iOS Engineer”.',
  openConsole: 'Look into the browser’s console; the page only leaves the part out.',
} as const;

export type StepName = keyof typeof steps;
