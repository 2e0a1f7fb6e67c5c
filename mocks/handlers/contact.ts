import { messages } from '../db/collections.ts';
import { changeRecords } from '../db/store.ts';
import { exampleResponse } from '../responses/examples.ts';
import { agencyHttp } from './agencyHttp.ts';

/** Stores a contact message. */
export const sendEmail = agencyHttp.post('/api/send-email/', async ({ request }) => {
  const message = await request.json();
  await changeRecords(() => messages.create(message));
  return exampleResponse('sendEmail', 'messageSent');
});
