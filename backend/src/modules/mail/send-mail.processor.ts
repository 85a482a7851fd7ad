import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HandlesJob } from '../../platform/queue/handles-job.decorator.js';
import { sendMail } from './mail.jobs.js';
import { SendMailCommand } from './send-mail.command.js';

@Injectable()
export class SendMailProcessor {
  constructor(private readonly command: SendMailCommand) {}

  @HandlesJob(sendMail)
  async handle({ mail_id }: z.infer<typeof sendMail.payload>): Promise<void> {
    await this.command.execute(mail_id);
  }
}
