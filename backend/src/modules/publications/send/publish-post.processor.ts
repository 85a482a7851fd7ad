import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import { publishPost, type PublishPostPayload } from '../publications.jobs.js';
import { PublishingService } from './publishing.service.js';

@Injectable()
export class PublishPostProcessor {
  constructor(private readonly publishing: PublishingService) {}

  @HandlesJob(publishPost)
  async handle({ publication_id }: PublishPostPayload): Promise<void> {
    await this.publishing.publish(publication_id);
  }
}
