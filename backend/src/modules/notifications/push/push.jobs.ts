import { z } from 'zod';
import { aboutRow, defineJob } from '../../../platform/queue/job-definition.js';
import { PushMessageEntity } from './push-message.entity.js';

/** Wake-up: a notice waits for a device. Its row says when it is tried again, so the queue itself repeats nothing. */
export const sendPush = defineJob({
  queue: 'push',
  name: 'send-push',
  label: 'Tell a device a notice',
  about: aboutRow(PushMessageEntity, { of: 'notice_id', title: 'title' }),
  payload: z.object({ message_id: z.uuid() }),
});

/** One wake-up per message at a time, however many ask for it. */
export const sendPushJobId = (messageId: string): string => `push-${messageId}`;
