import { IMPORT_FILE_BYTES_MAX, IMPORT_FILES_MAX } from '@drumbeat/domain';
import { BadRequestException, Injectable } from '@nestjs/common';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Bulkhead } from '../../../platform/concurrency/bulkhead.js';
import { AppError, InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { whileItArrives } from '../../../platform/http/uploads/arriving-upload.js';
import { shownName } from '../../../platform/http/uploads/shown-name.js';
import { UserAllowancesService } from '../../auth/allowances/user-allowances.service.js';
import { ImportRefusedError } from './imports.errors.js';
import { ImportsService, type ArrivedFile } from './imports.service.js';

const BYTES_MAX = IMPORT_FILES_MAX * IMPORT_FILE_BYTES_MAX;
/** What a form adds to its files: bytes. */
const FORM_BYTES = 64 * 1024;

/** Accepts the files of an import. They are in memory until they are stored; who waits has not been read from yet. */
@Injectable()
export class ReceiveImportCommand {
  /** In bytes, as they were announced: two of the largest imports at a time, or many of the usual ones. */
  private readonly receiving = new Bulkhead({
    places: 2 * BYTES_MAX,
    placesEach: 1,
    waitingEach: 1,
    waitMaxMs: 60_000,
  });

  constructor(
    private readonly imports: ImportsService,
    private readonly allowances: UserAllowancesService,
  ) {}

  /** Returns the import's id. @throws ImportRefusedError, InvalidInputError, UploadStalledError, UploadBrokenOffError, TooManyAttemptsError, TooManyAtOnceError, NoPlaceInTimeError */
  async execute(userId: string, request: FastifyRequest): Promise<string> {
    await this.allowances.take('imports', userId);
    const announced = Number(request.headers['content-length'] ?? BYTES_MAX);
    if (announced > BYTES_MAX + FORM_BYTES) {
      // What is still to come passes by unread, so that its sender finds the answer.
      request.raw.resume();
      throw new ImportRefusedError('too_large');
    }
    const weight = Math.min(Math.max(announced, 1), BYTES_MAX);
    return this.receiving.run(
      userId,
      async () => this.imports.start(userId, await whileItArrives(request.raw, () => received(request))),
      weight,
    );
  }
}

/** @throws ImportRefusedError, InvalidInputError, BadRequestException for a form that nobody can read */
async function received(request: FastifyRequest): Promise<ArrivedFile[]> {
  if (!request.isMultipart()) throw noFile();
  try {
    const files: ArrivedFile[] = [];
    const limits = { files: IMPORT_FILES_MAX, fileSize: IMPORT_FILE_BYTES_MAX };
    for await (const { file, filename } of request.files({ limits })) {
      const chunks: Buffer[] = [];
      for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk);
      if (file.truncated) throw new ImportRefusedError('too_large');
      files.push({ name: shownName(filename), content: Buffer.concat(chunks) });
    }
    if (!files.some(({ content }) => content.byteLength > 0)) throw noFile();
    return files;
  } catch (error) {
    request.raw.unpipe().resume();
    if (error instanceof AppError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'FST_FILES_LIMIT') throw new ImportRefusedError('too_many_files');
    throw new BadRequestException('The form cannot be read', { cause: error });
  }
}

function noFile(): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message: 'Add a file, or paste your posts.' }]);
}
