import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../agency-http.ts';
import { messages } from '../db/collections.ts';
import { changeRecords } from '../db/store.ts';
import { isEmail } from './email.ts';
import { readTexts } from './readBody.ts';

const { messageSent, messageInvalid } = examples.sendEmail;

/** Stores a contact message. */
export const sendEmail = agencyHttp.post('/api/send-email/', async ({ request, response }) => {
  const message = await readTexts(request, 'name', 'email', 'phone', 'comments');
  if (!isEmail(message.email)) return response(400).json(messageInvalid);
  await changeRecords(() => messages.create(message));
  return response(200).json(messageSent);
});
