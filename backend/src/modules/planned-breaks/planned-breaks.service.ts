import { breakProblem, PLANNED_BREAKS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AppError, InvalidInputError, NotFoundError } from '../../platform/http/errors/app-error.js';
import type { PlanBreakRequest, PlannedBreakResponse } from './planned-breaks.dto.js';
import { PlannedBreaksRepository } from './planned-breaks.repository.js';

export class TooManyBreaksError extends AppError {
  constructor() {
    super(422, 'planned_break.too_many', PLANNED_BREAKS.tooMany);
  }
}

/** Breaks that a user plans: their weeks do not end the posting streak (DASHBOARD-5). */
@Injectable()
export class PlannedBreaksService {
  constructor(
    private readonly breaks: PlannedBreaksRepository,
    private readonly database: Database,
  ) {}

  async list(userId: string): Promise<PlannedBreakResponse[]> {
    return this.breaks.findAll(userId, PLANNED_BREAKS.max);
  }

  /** @throws InvalidInputError, TooManyBreaksError */
  async plan(userId: string, days: PlanBreakRequest): Promise<PlannedBreakResponse> {
    const problem = breakProblem({ from: days.starts_on, to: days.ends_on });
    if (problem !== null) throw new InvalidInputError([{ field: 'ends_on', message: problem }]);
    return this.database.transaction(async () => {
      await this.breaks.lock(userId);
      if ((await this.breaks.count(userId)) >= PLANNED_BREAKS.max) throw new TooManyBreaksError();
      return this.breaks.insert(userId, days);
    });
  }

  /** @throws NotFoundError */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.breaks.delete(userId, id))) throw new NotFoundError('The break');
  }
}
