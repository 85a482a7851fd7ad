import { randomUUID } from 'node:crypto';
import { IMPORTED_KINDS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { decodeCursor, encodeCursor } from '../../../platform/http/lists/pagination.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { StoredFilesService } from '../../../platform/storage/stored-files.service.js';
import type { ChooseImportRequest, ImportDetails, ImportOverview, ImportQuery } from './imports.dto.js';
import { ImportNotReadyError } from './imports.errors.js';
import { importJobId, importTrainingPostsJob } from './imports.jobs.js';
import { presentImport, presentItem } from './imports.presenter.js';
import { ImportsRepository } from './imports.repository.js';

/** A file that arrived. */
export interface ArrivedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Imports of training posts: a worker reads the files, the user chooses, a worker imports (IMPORT-1). */
@Injectable()
export class ImportsService {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportsRepository,
    private readonly files: StoredFilesService,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Stores the files for a worker, in the place of the user's earlier import. They are never kept: unless they are read within the hour,
   * they are erased all the same.
   */
  async start(userId: string, arrived: readonly ArrivedFile[]): Promise<string> {
    const id = randomUUID();
    const stored = arrived.map(({ name, content }, place) => ({
      key: `imports/${id}.${place}`,
      name,
      content,
    }));
    await this.files.write(
      stored.map(({ key, content }) => ({ key, content, contentType: 'application/octet-stream' })),
    );
    await this.database.transaction(async () => {
      const earlier = await this.imports.insert(
        userId,
        id,
        stored.map(({ key, name }) => ({ key, name })),
      );
      await this.files.discard(earlier.map(({ key }) => key));
      await this.wake(id, 'reading');
    });
    return id;
  }

  /** The newest one, without what it lists; null where there is none. */
  async findCurrent(userId: string): Promise<ImportOverview | null> {
    const row = await this.imports.findNewest(userId);
    return row && presentImport(row, await this.imports.countItems(userId, row.id));
  }

  /** @throws NotFoundError */
  async get(
    userId: string,
    id: string,
    { standing, kind, search, cursor, limit }: ImportQuery,
  ): Promise<ImportDetails> {
    const after = cursor === undefined ? 0 : positionOf(cursor);
    const row = await this.imports.find(userId, id);
    if (!row) throw new NotFoundError('The import');
    const counts = await this.imports.countItems(userId, id);
    const found = await this.imports.findItems(userId, id, {
      ...{ standing, kind, search },
      ...{ after, limit: limit + 1 },
    });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = found.length > limit && last ? encodeCursor([last.position]) : null;
    return { ...presentImport(row, counts), items: items.map(presentItem), next_cursor };
  }

  /** @throws InvalidInputError, NotFoundError, ImportNotReadyError */
  async choose(
    userId: string,
    id: string,
    { ids, all_but: allBut, kinds = [...IMPORTED_KINDS] }: ChooseImportRequest,
  ): Promise<void> {
    if (ids === undefined && allBut === undefined) {
      throw new InvalidInputError([{ field: 'ids', message: 'Give ids, all_but or both.' }]);
    }
    const choice = { ids: ids ?? [], allBut: allBut ?? [], kinds: allBut === undefined ? [] : kinds };
    await this.database.transaction(async () => {
      if (await this.imports.choose(userId, id, choice)) return this.wake(id, 'importing');
      if (await this.imports.find(userId, id)) throw new ImportNotReadyError();
      throw new NotFoundError('The import');
    });
  }

  /** What was imported stays. @throws NotFoundError */
  async delete(userId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const files = await this.imports.delete(userId, id);
      if (files === null) throw new NotFoundError('The import');
      await this.files.discard(files.map(({ key }) => key));
    });
  }

  private async wake(import_id: string, phase: string): Promise<void> {
    await this.queue.add(importTrainingPostsJob, { import_id }, { jobId: importJobId(import_id, phase) });
  }
}

/** @throws InvalidInputError */
function positionOf(cursor: string): number {
  const [position] = decodeCursor(cursor, 1);
  if (typeof position === 'number' && Number.isInteger(position) && Math.abs(position) < 2 ** 31)
    return position;
  throw new InvalidInputError([{ field: 'cursor', message: 'cursor is not one that a list has answered' }]);
}
