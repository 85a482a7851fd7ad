import { describeLessons, describeWinner, type PastWinner, type WritingLessons } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { LessonsResponse } from './lessons.dto.js';
import { LessonsRepository } from './lessons.repository.js';

/** What the next batch learns from the user's handling of earlier prompts. */
@Injectable()
export class LessonsService {
  constructor(private readonly lessons: LessonsRepository) {}

  async find(userId: string): Promise<WritingLessons> {
    return {
      past: await this.lessons.findOpinions(userId),
      wishes: await this.lessons.findWishes(userId),
    };
  }

  /** Subjects that did well before, by the user's own ratings; the best first. */
  async findWinners(userId: string): Promise<PastWinner[]> {
    return this.lessons.findRatedWinners(userId);
  }

  /**
   * The same as text for staff.
   * @throws NotFoundError when there is no such user
   */
  async describe(userId: string): Promise<LessonsResponse> {
    const use = await this.lessons.countUse(userId);
    if (!use) throw new NotFoundError('The user');
    const winners = await this.findWinners(userId);
    return {
      ...describeLessons(await this.lessons.findOpinions(userId)),
      winners: winners.map(describeWinner),
      wishes: await this.lessons.findWishes(userId),
      ...use,
    };
  }
}
