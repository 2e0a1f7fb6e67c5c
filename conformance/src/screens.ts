/** Which parts of the website use each operation. */
import type { OperationId } from '../../openapi/generated/operations.ts';

/** Screens by operation. A new operation without an entry does not compile. */
export const screens = {
  listVideoBanners: ['Home: video banner'],
  listServices: [
    'Home: services and about',
    'Services',
    'Service details: related services',
    'Footer',
  ],
  getService: ['Service details'],
  listTestimonials: ['Home: testimonials'],
  listTeams: ['Home: team', 'Team details'],
  listProjects: ['Portfolio', 'Project details: neighbours'],
  getProject: ['Project details'],
  listCaseStudies: ['Case studies'],
  getCaseStudy: ['Case study'],
  listGames: ['Header: Games menu'],
  getGame: ['Game details'],
  sendEmail: ['Home: contact form', 'Contact us'],
  careersLogin: ['Careers: sign-in dialog'],
  careersRegister: ['Careers: registration dialog'],
  getCareersDropdowns: ['Careers: profile dialog'],
  createProfile: ['Careers: profile dialog'],
  updateProfile: ['Careers: profile dialog'],
  checkProfile: ['Careers: session on every page load'],
  listDepartments: ['Careers: department filter'],
  listJobs: ['Careers: open positions'],
  getJob: ['Job details'],
  applyToJob: ['Careers: Apply on a card', 'Job details: Apply Now'],
  registerAccount: ['Subscription: sign-up', 'Payment dialog: sign-up'],
  loginAccount: ['Subscription: login', 'Payment dialog: login', 'Login'],
  createPaymentIntent: ['Subscription: payment', 'Payment dialog'],
  recordPaymentMethod: ['Subscription: payment', 'Payment dialog'],
} satisfies Record<OperationId, string[]>;
