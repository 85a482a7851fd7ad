import { QUOTAS, quotaRefusal, quotaWarning, type QuotaKind } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/http/errors/app-error.js';
import type { QuotaResponse } from './quotas.dto.js';
import { QuotasRepository } from './quotas.repository.js';

/** `quota.posts`, `quota.notes`, `quota.files`, …; `details.max` is the quota. */
export class QuotaReachedError extends AppError {
  constructor(kind: QuotaKind) {
    super(422, `quota.${kind}`, quotaRefusal(kind), { max: QUOTAS[kind] });
  }
}

/** Quotas of one account. */
@Injectable()
export class QuotasService {
  constructor(private readonly repository: QuotasRepository) {}

  /** Use of each quota, with a warning near its limit. */
  async list(userId: string): Promise<QuotaResponse[]> {
    const usage = await this.repository.countAll(userId);
    return (Object.keys(QUOTAS) as QuotaKind[]).map((kind) => ({
      kind,
      used: usage[kind],
      max: QUOTAS[kind],
      warning: quotaWarning(kind, usage[kind]),
    }));
  }

  /**
   * An early check before expensive work; `keep` is the binding one. @throws QuotaReachedError when there is no room
   * for another one
   */
  async expectRoom(userId: string, kind: QuotaKind): Promise<void> {
    if ((await this.repository.count(userId, kind)) >= QUOTAS[kind]) throw new QuotaReachedError(kind);
  }

  /**
   * Call in the transaction that added one, after it did: of many at the same instant each counts those before it.
   * @throws QuotaReachedError, which undoes it
   */
  async keep(userId: string, kind: QuotaKind): Promise<void> {
    await this.repository.lock(userId, kind);
    if ((await this.repository.count(userId, kind)) > QUOTAS[kind]) throw new QuotaReachedError(kind);
  }
}
