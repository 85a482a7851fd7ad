import { planReasons, type PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../../posts/authors/authors.service.js';
import type { PromptWritingRequest } from '../../writing/prompt-writer.service.js';
import { LessonsService } from '../lessons/lessons.service.js';
import { NoPillarsError } from './prompt-batches.errors.js';
import { PromptWritingRepository } from './prompt-writing.repository.js';

/** Puts together what a writer is told of a user, for a batch or for one prompt. */
@Injectable()
export class WritingRequests {
  constructor(
    private readonly authors: AuthorsService,
    private readonly writing: PromptWritingRepository,
    private readonly lessons: LessonsService,
  ) {}

  /**
   * Null when the account was deleted. `dates` are those that the prompts are to have.
   * @throws NoPillarsError
   */
  async build(
    userId: string,
    {
      dates,
      ...order
    }: Pick<PromptWritingRequest, 'count' | 'pillars' | 'seed' | 'tone' | 'brief'> & {
      dates: readonly PlainDate[];
    },
  ): Promise<PromptWritingRequest | null> {
    const author = await this.authors.findForPrompts(userId);
    if (!author) return null;
    const { profile } = author;
    if (profile.content_pillars.length === 0) throw new NoPillarsError(profile.full_name || 'The user');
    return {
      ...order,
      ...author,
      notes: await this.writing.findNotes(userId),
      existing: await this.writing.findExisting(userId),
      lessons: await this.lessons.find(userId),
      reasons: planReasons({ count: order.count, dates, winners: await this.lessons.findWinners(userId) }),
    };
  }
}
