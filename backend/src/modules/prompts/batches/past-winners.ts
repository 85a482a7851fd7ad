import type { PastWinner } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { LessonsRepository } from '../lessons/lessons.repository.js';

/** What did well before. A port: ratings tell it now, and the numbers of published posts are to join them. */
export abstract class PastWinners {
  /** The best first. */
  abstract find(userId: string): Promise<PastWinner[]>;
}

/** Known by the user's own stars. */
@Injectable()
export class RatedWinners extends PastWinners {
  constructor(private readonly lessons: LessonsRepository) {
    super();
  }

  async find(userId: string): Promise<PastWinner[]> {
    return this.lessons.findRatedWinners(userId);
  }
}
