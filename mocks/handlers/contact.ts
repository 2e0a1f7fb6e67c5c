import { examples } from '#contract/generated/agency.examples.ts';
import { messages } from '../db/collections.ts';
import { changeRecords } from '../db/store.ts';
import { agencyHttp } from './agencyHttp.ts';

/** Stores a contact message. */
export const sendEmail = agencyHttp.post('/api/send-email/', async ({ request, response }) => {
  const message = await request.json();
  await changeRecords(() => messages.create(message));
  return response(200).json(examples.sendEmail.messageSent);
});
