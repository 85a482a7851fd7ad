import type { Readable } from 'node:stream';
import { csvHead, csvLine, EXPORT_FILE_BYTES_MAX } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { Clock } from '../../platform/clock/clock.js';
import { PacedStream } from '../../platform/http/responses/paced-stream.js';
import { MediaNotFoundError } from '../media/media.errors.js';
import { MediaService, type MediaFile } from '../media/media.service.js';
import { PersonalDataRepository, type ExportedTable } from './personal-data.repository.js';
import { ExportTooLargeError } from './personal-data.errors.js';
import { EXPORTED_TABLES } from './personal-tables.js';
import { ZipWriter } from './zip-writer.js';

export interface PersonalDataExport {
  readonly fileName: string;
  /** A ZIP archive. It breaks where something fails on the way: what has ended is whole. */
  readonly content: Readable;
}

/** While its tables are read, an export holds a connection, and waits for its reader with it. */
const READING_AT_ONCE = 2;
const READING_MAX_MS = 5 * 60_000;
/** Minimum read rate of a client: a connection of 300 kbit/s achieves it. Below `idle_in_transaction_session_timeout`. */
const BUFFER_BYTES = 512 * 1024;
const STALL_MS = 15_000;
/** An export lasts for minutes, and who reads it may lose the right to it meanwhile. */
const RIGHT_CHECK_MS = 10_000;
/** Rows are written in pieces of about this size. */
const PIECE_CHARACTERS = 32 * 1024;

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
  private readonly limited = pLimit(READING_AT_ONCE);

  constructor(
    private readonly repository: PersonalDataRepository,
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when reading has begun; reading continues as the content is consumed.
   * @param mayRead asked every ten seconds whether the reader still has the right to it
   * @param comment asked once all else is written: the end of the archive
   * @throws ExportTooLargeError before anything is read
   */
  async execute(
    userId: string,
    mayRead: () => Promise<boolean>,
    comment?: () => string,
  ): Promise<PersonalDataExport> {
    const media = await this.media.findOfUser(userId);
    const fileBytes = media.reduce((sum, { bytes }) => sum + bytes, 0);
    if (fileBytes > EXPORT_FILE_BYTES_MAX) throw new ExportTooLargeError(fileBytes);
    const stream = new PacedStream(BUFFER_BYTES, STALL_MS);
    this.breakWithoutRight(stream, mayRead);
    await new Promise<void>((begun, failed) => {
      this.write(userId, media, stream, begun, comment).catch((error: unknown) => {
        this.logInterruption(error, userId, stream);
        stream.break(error);
        failed(error instanceof Error ? error : new Error(String(error)));
      });
    });
    return {
      fileName: `drumbeat-${this.clock.now().toISOString().slice(0, 10)}.zip`,
      content: stream.output,
    };
  }

  private breakWithoutRight(stream: PacedStream, mayRead: () => Promise<boolean>): void {
    const check = setInterval(() => {
      mayRead().then(
        (may) => may || stream.break(new Error('The reader has no right to the export any more')),
        (error: unknown) => this.logger.warn({ err: error }, 'The right to an export could not be checked'),
      );
    }, RIGHT_CHECK_MS);
    stream.output.once('close', () => clearInterval(check));
  }

  private async write(
    userId: string,
    media: readonly MediaFile[],
    stream: PacedStream,
    begun: () => void,
    comment?: () => string,
  ): Promise<void> {
    const zip = new ZipWriter((piece) => stream.write(piece));
    await zip.add({ name: 'README.txt', content: inPieces([READ_ME]), isCompressed: false });
    await this.limited(() => this.addTables(zip, userId, stream, begun));
    for (const file of media) await this.addFile(zip, userId, file);
    await zip.end(comment?.());
    await stream.end();
  }

  private async addTables(
    zip: ZipWriter,
    userId: string,
    stream: PacedStream,
    begun: () => void,
  ): Promise<void> {
    const limit = setTimeout(() => {
      this.logger.warn({ userId }, 'An export was read too slowly');
      stream.break(new Error(`The tables were not read within ${READING_MAX_MS} ms`));
    }, READING_MAX_MS);
    try {
      await this.repository.visit(userId, EXPORTED_TABLES, async (table) => {
        begun();
        const { name } = table;
        await zip.add({ name: `json/${name}.json`, content: inPieces(jsonOf(table)), isCompressed: false });
        await zip.add({ name: `csv/${name}.csv`, content: inPieces(csvOf(table)), isCompressed: false });
      });
    } finally {
      clearTimeout(limit);
    }
  }

  /** Skips a file that was deleted meanwhile or that the storage has lost: the others are still exported. */
  private async addFile(zip: ZipWriter, userId: string, { id, mime_type }: MediaFile): Promise<void> {
    try {
      const { stream } = await this.media.open(userId, id, 'file');
      await zip.add({ name: `media/${id}.${ENDINGS[mime_type]}`, content: stream, isCompressed: true });
    } catch (error) {
      if (!(error instanceof MediaNotFoundError)) throw error;
      this.logger.warn({ mediaId: id }, 'A file is missing from an export');
    }
  }

  private logInterruption(error: unknown, userId: string, { isGone }: PacedStream): void {
    if (isGone) this.logger.debug({ userId }, 'The reader of an export has gone');
    else this.logger.error({ err: error, userId }, 'An export broke off');
  }
}

async function* jsonOf({ rows }: ExportedTable): AsyncGenerator<string, void, undefined> {
  let before = '[\n';
  for await (const row of rows()) {
    yield `${before}${JSON.stringify(row, null, 2)}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

async function* csvOf({ columns, rows }: ExportedTable): AsyncGenerator<string, void, undefined> {
  yield csvHead(columns);
  for await (const row of rows()) yield csvLine(columns.map((column) => row[column]));
}

async function* inPieces(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}
