import { addDays, USAGE_DAYS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import type {
  UsageOverviewResponse,
  UsagePersonDetailResponse,
  UsagePersonListResponse,
} from './usage.dto.js';
import { UsageRepository } from './usage.repository.js';

/** Who uses the product when, and what of it. */
@Injectable()
export class UsageService {
  constructor(
    private readonly usage: UsageRepository,
    private readonly clock: Clock,
  ) {}

  async overview(): Promise<UsageOverviewResponse> {
    const { first, today, since } = this.span();
    return {
      days: await this.usage.findDays(first, today),
      pages: await this.usage.findPages(since),
      features: await this.usage.findFeatures(since),
      refusals: await this.usage.countRefusals(),
    };
  }

  async listPeople(query: AdminListQuery): Promise<UsagePersonListResponse> {
    const { rows, total } = await this.usage.listPeople(query, this.span().since);
    return { data: rows, total };
  }

  /** @throws NotFoundError */
  async getPerson(id: string): Promise<UsagePersonDetailResponse> {
    const person = await this.usage.findPerson(id, this.span().since);
    if (!person) throw new NotFoundError('The user');
    return { ...person, visit_list: await this.usage.findVisits(id) };
  }

  /** The last 30 days of UTC, today included. */
  private span() {
    const today = this.clock.now().toISOString().slice(0, 10);
    const first = addDays(today, 1 - USAGE_DAYS);
    return { first, today, since: new Date(`${first}T00:00:00Z`) };
  }
}
