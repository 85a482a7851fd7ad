import { Injectable, Logger } from '@nestjs/common';
import { strToU8 } from 'fflate';
import { Clock } from '../../platform/clock/clock.js';
import { FileMissingError } from '../../platform/storage/file-storage.js';
import { MediaService, type MediaFile } from '../media/media.service.js';
import { csvOf } from './csv.js';
import { PersonalDataRepository, type ExportedTable } from './personal-data.repository.js';
import { EXPORTED_TABLES } from './personal-tables.js';
import { zipStream, type ZipFile } from './zip-stream.js';

export interface PersonalDataExport {
  readonly fileName: string;
  /** A ZIP archive, piece by piece. */
  readonly content: AsyncIterable<Uint8Array>;
}

const READ_ME = `This is everything that Drumbeat has stored about you and for you.

json/   one file for each table, for programs
csv/    the same for spreadsheets (UTF-8; a text that a spreadsheet would take for a formula has an apostrophe in front)
media/  your images and documents, each under the id that it has in the table "media"

Left out are secrets only: the hash of your password, and tokens.
`;

const ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
} as const;

/** A copy of everything that is the user's: one JSON and one CSV for each table, and their files. */
@Injectable()
export class ExportPersonalDataCommand {
  private readonly logger = new Logger(ExportPersonalDataCommand.name);

  constructor(
    private readonly repository: PersonalDataRepository,
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<PersonalDataExport> {
    const tables = await this.repository.read(userId, EXPORTED_TABLES);
    const media = await this.media.findOfUser(userId);
    return {
      fileName: `drumbeat-${this.clock.now().toISOString().slice(0, 10)}.zip`,
      content: zipStream(this.filesOf(tables, media)),
    };
  }

  private async *filesOf(
    tables: readonly ExportedTable[],
    media: readonly MediaFile[],
  ): AsyncGenerator<ZipFile, void, undefined> {
    yield textFile('README.txt', READ_ME);
    for (const { name, columns, rows } of tables) {
      yield textFile(`json/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
      yield textFile(`csv/${name}.csv`, csvOf(columns, rows));
    }
    for (const file of media) {
      const content = await this.contentOf(file);
      if (content) yield { name: `media/${file.id}.${ENDINGS[file.mime_type]}`, content, isCompressed: true };
    }
  }

  /** Null for one that was deleted since the list was made, or that the storage has lost: the others are worth having. */
  private async contentOf(file: MediaFile): Promise<Uint8Array | null> {
    try {
      return await this.media.read(file);
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
      this.logger.warn({ mediaId: file.id }, 'A file is missing from an export');
      return null;
    }
  }
}

function textFile(name: string, text: string): ZipFile {
  return { name, content: strToU8(text), isCompressed: false };
}
