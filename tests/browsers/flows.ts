/** The three main flows, written once for every browser. Each begins as a new visitor. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Visitor } from './visitor.ts';

const [email, password] = ['rosalind@hart.example', 'correct horse battery'];

async function marketing(visitor: Visitor): Promise<void> {
  await visitor.open('/?as=visitor&mock=off');
  await visitor.see('text', 'About our compnay');
  await visitor.click('button', '~Slide 2');
  await visitor.click('link', 'Case Studies');
  await visitor.click('link', '~A freight desk without sticky notes');
  await visitor.click('button', 'View All 10 Images');
  await visitor.click('button', '~Choosing a driver');
  await visitor.see('text', 'Choosing a driver');
  await visitor.back();
  await visitor.gone('dialog', '~All Project Images');
  await visitor.click('link', 'Contact');
  await visitor.fill('Name', 'Rosalind Hart');
  await visitor.fill('Email', 'nobody');
  await visitor.click('button', 'Get in Touch');
  await visitor.see('text', '~ill out this field');
  await visitor.fill('Email', email);
  await visitor.fill('Comments', 'An app for our farm shops.');
  await visitor.click('button', 'Get in Touch');
  await visitor.see('text', 'Thanks For Your Message');
}

async function careers(visitor: Visitor): Promise<void> {
  const resume = path.join(tmpdir(), `resume-${process.pid}.pdf`);
  writeFileSync(resume, '%PDF-1.7\n% a resume\n');
  await visitor.open('/careers?as=visitor&mock=off');
  await visitor.click('button', 'Login: Senior iOS Engineer');
  await visitor.click('button', 'Create Account');
  await visitor.fill('Email Address', email);
  await visitor.fill('Password', password);
  await visitor.fill('Confirm Password', password);
  await visitor.click('button', 'Create Account');
  await visitor.fill('Job Title', 'Mobile developer');
  const basics = ['Gender', 'Nationality', 'Marital Status', 'Expected Salary Range'];
  for (const name of [...basics, 'Career Level', 'Experience', 'Job Category']) {
    await visitor.choose(name);
  }
  await visitor.upload('Upload Resume (PDF)', resume);
  await visitor.click('button', 'Create Profile');
  await visitor.gone('dialog', 'Create Profile');
  await visitor.click('button', 'Apply: Senior iOS Engineer');
  await visitor.see('text', 'Application submitted successfully!');
  await visitor.open('/job-details/android-engineer');
  await visitor.click('button', 'Apply Now');
  await visitor.seePath('/careers');
  await visitor.click('button', '~Account of');
  await visitor.click('button', 'Logout');
  await visitor.see('text', 'Logged out successfully!');
}

async function checkout(visitor: Visitor): Promise<void> {
  await visitor.open('/pricing?as=visitor&mock=off');
  await visitor.click('button', 'Select Plan: Premium');
  await visitor.fill('Maximum number of employees', '12');
  await visitor.click('button', 'Continue');
  await visitor.fill('Username', 'rosalind');
  await visitor.fill('Email', email);
  await visitor.fill('Password', password);
  await visitor.fill('Confirm Password', password);
  await visitor.click('button', 'Sign up');
  await visitor.fill('Card number', '4000 0000 0000 0002');
  await visitor.fill('Expiration date', '12 / 34');
  await visitor.fill('Security code', '123');
  await visitor.click('button', 'Pay $300.00');
  await visitor.see('text', 'Your card was declined.');
  await visitor.fill('Card number', '4242 4242 4242 4242');
  await visitor.click('button', 'Pay $300.00');
  await visitor.see('text', 'Thank you. You are subscribed.');
  await visitor.reload();
  await visitor.gone('button', 'Pay $300.00');
}

/** The flows by name; each throws if the page does not respond as expected. */
export const flows = { marketing, careers, checkout };
