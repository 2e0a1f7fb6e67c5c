import { expect, test } from 'vitest';
import { errorRows } from './areas.ts';

test('every specified text is in the catalogue', () => {
  const texts = errorRows.map(({ text }) => text);
  for (const quoted of [
    'Error loading banner data',
    'Error loading services',
    'Error loading testimonials',
    'Error loading team data',
    'No banner data available',
    'No team data available',
    'Error loading service details',
    'Service not found',
    'Error fetching projects: HTTP error! status: 500',
    'Error fetching project details: HTTP error! status: 500',
    'Error fetching case studies: HTTP error! status: 500',
    'Error fetching game details: HTTP error! status: 500',
    'HTTP error! status: 404',
    'Invalid data structure received from API',
    'Error Loading Case Study',
    'Failed to fetch jobs',
    'Error fetching jobs',
    'Job not found',
    'Error fetching job details',
    'The job you are looking for does not exist or has been removed.',
    'Thanks For Your Message',
    'Error sending message',
    'Error sending message. Please try again.',
    'Stripe has not loaded yet. Please try again later.',
    'Payment Element not found. Please try again later.',
    'Failed to create subscription.',
    'Subscription successful!',
    'Failed to create payment intent.',
    'An error occurred. Please try again later.',
    'Registration successful!',
    'Login successful!',
    'An error occurred',
    'Network error. Please try again.',
    'Profile already exists. Please update your existing profile.',
    'You have already applied to this position',
    'Application submitted successfully!',
    'Logged out successfully!',
    'Failed to submit application',
    'Error submitting application',
  ]) {
    expect(texts, 'change the text in this list, too').toContain(quoted);
  }
});
