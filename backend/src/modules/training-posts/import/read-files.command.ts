import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { LeaseLostError } from '../../../platform/leases/leased-work.js';
import { FileMissingError } from '../../../platform/storage/file-storage.js';
import { StoredFilesService } from '../../../platform/storage/stored-files.service.js';
import { latestPostDay } from '../post-day.rules.js';
import { foundTexts } from './found-texts.rules.js';
import { ImportedPostsRepository } from './imported-posts.repository.js';
import { ImportsLeaseRepository, type ClaimedImport } from './imports-lease.repository.js';
import { ImportsRepository } from './imports.repository.js';
import { importItems } from './known-posts.rules.js';
import { readImport, type ImportReading } from './reading/read-import.js';

/** Rows of one statement, some megabytes with their texts. */
const PORTION = 1_000;

/** Reads the files of an import, keeps what they say as its items, and removes them. */
@Injectable()
export class ReadFilesCommand {
  /** Files are in memory while they are read: those of one import in each worker. */
  private readonly one = pLimit(1);

  constructor(
    private readonly database: Database,
    private readonly leases: ImportsLeaseRepository,
    private readonly imports: ImportsRepository,
    private readonly imported: ImportedPostsRepository,
    private readonly files: StoredFilesService,
    private readonly clock: Clock,
  ) {}

  /** @throws LeaseLostError */
  async execute(claim: ClaimedImport): Promise<void> {
    const reading = await this.one(() => this.read(claim));
    await this.database.transaction(async () => {
      if (!(await this.leases.hold(claim))) throw new LeaseLostError();
      const isEnded =
        reading.kind === 'refused'
          ? await this.leases.refuse(claim, reading.refusal, refusedName(claim, reading.file))
          : await this.keep(claim, reading);
      if (!isEnded) throw new LeaseLostError();
      await this.files.discard((claim.files ?? []).map(({ key }) => key));
    });
    await this.files.eraseDue();
  }

  private async read({ files }: ClaimedImport): Promise<ImportReading> {
    try {
      const contents = [];
      for (const { key, name } of files ?? []) contents.push({ name, content: await this.files.read(key) });
      return await readImport(contents);
    } catch (error) {
      // It has waited for a worker longer than files are kept.
      if (error instanceof FileMissingError) return { kind: 'refused', refusal: 'interrupted', file: null };
      throw error;
    }
  }

  private async keep(
    claim: ClaimedImport,
    { tables }: Extract<ImportReading, { kind: 'read' }>,
  ): Promise<boolean> {
    const latestDay = latestPostDay(this.clock.now(), await this.imported.findTimeZone(claim.user_id));
    const { items, unlisted } = importItems(
      foundTexts(tables, latestDay),
      await this.imported.findKnown(claim.user_id),
    );
    for (let from = 0; from < items.length; from += PORTION) {
      await this.imports.insertItems(claim.user_id, claim.id, from + 1, items.slice(from, from + PORTION));
    }
    const malformed = tables.reduce((sum, table) => sum + ('malformed' in table ? table.malformed : 0), 0);
    return this.leases.finishReading(claim, { malformed, unlisted });
  }
}

/** Of two files the name of the one that is refused; one alone needs no name. */
function refusedName({ files }: ClaimedImport, place: number | null): string | null {
  return files === null || files.length < 2 || place === null ? null : (files[place]?.name ?? null);
}
