import { z } from 'zod';
import { aboutRow, defineJob } from '../../platform/queue/job-definition.js';
import { mailLabel } from './mail.content.js';
import { OutgoingMailEntity } from './outgoing-mail.entity.js';

/** Wake-up: a mail waits in the outbox. Its row counts the attempts. */
export const sendMail = defineJob({
  queue: 'mail',
  name: 'send-mail',
  label: 'Send a mail',
  about: aboutRow(OutgoingMailEntity, { title: 'kind', inWords: mailLabel }),
  payload: z.object({ mail_id: z.uuid() }),
  options: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
});

/** One wake-up per mail at a time, however many ask for it. */
export function sendMailJobId(mailId: string): string {
  return `mail-${mailId}`;
}
