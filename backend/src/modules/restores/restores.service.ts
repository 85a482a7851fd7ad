import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { RestoresRepository, type LostSendRow, type RestoreRow } from './restores.repository.js';

const RESTORES_SHOWN = 10;
const LOST_SENDS_SHOWN = 100;

export interface RestoresForStaff {
  /** The newest first. */
  readonly restores: readonly RestoreRow[];
  /** Of the newest restore. */
  readonly lostSends: readonly LostSendRow[];
}

/** What is known of the restores that were found. */
@Injectable()
export class RestoresService {
  constructor(private readonly repository: RestoresRepository) {}

  async listForStaff(): Promise<RestoresForStaff> {
    const restores = await this.repository.findRestores(RESTORES_SHOWN);
    const [last] = restores;
    return {
      restores,
      lostSends: last ? await this.repository.findLostSends(last.id, LOST_SENDS_SHOWN) : [],
    };
  }

  /** @throws NotFoundError */
  async last(): Promise<RestoreRow> {
    const last = await this.findLast();
    if (!last) throw new NotFoundError('The restore');
    return last;
  }

  /** Null where none was ever found. */
  async findLast(): Promise<RestoreRow | null> {
    const [last] = await this.repository.findRestores(1);
    return last ?? null;
  }
}
