import type { PastWinner } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { LessonsRepository } from '../lessons/lessons.repository.js';

/** Subjects that did well before. A port: based on ratings now, later also on figures of published posts. */
export abstract class PastWinners {
  /** The best first. */
  abstract find(userId: string): Promise<PastWinner[]>;
}

/** Based on the user's own ratings. */
@Injectable()
export class RatedWinners extends PastWinners {
  constructor(private readonly lessons: LessonsRepository) {
    super();
  }

  async find(userId: string): Promise<PastWinner[]> {
    return this.lessons.findRatedWinners(userId);
  }
}
