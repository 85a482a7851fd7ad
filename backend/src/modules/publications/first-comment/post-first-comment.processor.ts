import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import { PostFirstCommentCommand } from './post-first-comment.command.js';
import { postFirstComment, type PublishPostPayload } from '../publications.jobs.js';

@Injectable()
export class PostFirstCommentProcessor {
  constructor(private readonly command: PostFirstCommentCommand) {}

  @HandlesJob(postFirstComment)
  async handle({ publication_id }: PublishPostPayload): Promise<void> {
    await this.command.execute(publication_id);
  }
}
