import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DOCUMENT_BYTES_MAX, MEDIA_TEXTS, MEDIA_TYPE_WITHIN, mediaTypeOf } from '@drumbeat/domain';
import { BadRequestException, Injectable } from '@nestjs/common';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { AppError, InvalidInputError } from '../../platform/http/errors/app-error.js';
import { shownName } from '../../platform/http/uploads/shown-name.js';
import { StoredFilesService } from '../../platform/storage/stored-files.service.js';
import { UserAllowancesService } from '../auth/allowances/user-allowances.service.js';
import { QuotasService } from '../quotas/quotas.service.js';
import { whileItArrives } from '../../platform/http/uploads/arriving-upload.js';
import { inspectMedia } from './inspection/inspect-media.js';
import { InspectionLanes } from './inspection/inspection-lanes.js';
import type { MediaResponse } from './media.dto.js';
import { MediaTooLargeError, MediaTypeError } from './media.errors.js';
import { presentMedia } from './media.presenter.js';
import { MediaRepository } from './media.repository.js';
import { UploadLanes } from './upload-lanes.js';

interface Upload {
  readonly content: Buffer;
  readonly fileName: string;
}

/** Accepts a user's file: reads it whole, judges it by its content, cleans and stores it. */
@Injectable()
export class UploadMediaCommand {
  private readonly receiving = new UploadLanes();
  private readonly inspecting = new InspectionLanes();

  constructor(
    private readonly media: MediaRepository,
    private readonly files: StoredFilesService,
    private readonly allowances: UserAllowancesService,
    private readonly quotas: QuotasService,
    private readonly database: Database,
  ) {}

  /** @throws MediaTooLargeError, MediaTypeError, MediaUnreadableError, MediaTooDemandingError, UploadStalledError, UploadBrokenOffError, TooManyAttemptsError, TooManyAtOnceError, NoPlaceInTimeError, InvalidInputError, QuotaReachedError */
  async execute(userId: string, request: FastifyRequest): Promise<MediaResponse> {
    await this.allowances.take('uploads', userId);
    for (const kind of ['files', 'file_bytes'] as const) await this.quotas.expectRoom(userId, kind);
    return this.receiving.run(userId, request.raw, () => this.take(userId, request));
  }

  private async take(userId: string, request: FastifyRequest): Promise<MediaResponse> {
    const { content, fileName } = await whileItArrives(request.raw, () => received(request));
    const {
      thumbnail,
      content: clean,
      ...facts
    } = await this.inspecting.run(userId, content, (limits) => inspectMedia(content, limits));
    const storage_key = `media/${randomUUID()}`;
    const thumbnail_key = thumbnail === null ? null : `${storage_key}.thumbnail`;
    const written = [
      { key: storage_key, content: clean, contentType: facts.mime_type },
      ...(thumbnail === null || thumbnail_key === null
        ? []
        : [{ key: thumbnail_key, content: thumbnail, contentType: 'image/webp' }]),
    ];
    await this.files.write(written);
    const media = await this.database.transaction(async () => {
      await this.files.keep(written.map(({ key }) => key));
      const taken = await this.media.insert({
        ...facts,
        id: randomUUID(),
        user_id: userId,
        file_name: fileName,
        bytes: clean.byteLength,
        storage_key,
        thumbnail_key,
      });
      for (const kind of ['files', 'file_bytes'] as const) await this.quotas.keep(userId, kind);
      return taken;
    });
    return presentMedia(media);
  }
}

/** @throws MediaTooLargeError, MediaTypeError, InvalidInputError, BadRequestException for a form that nobody can read */
async function received(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw noFile();
  try {
    return await firstFile(request);
  } catch (error) {
    // What is still to come passes by unread, so that its sender finds the answer.
    request.raw.unpipe().resume();
    // Fastify's errors have a status; the parser's own, on a form without an end, have none.
    const isKnown = error instanceof AppError || (error instanceof Error && 'statusCode' in error);
    throw isKnown ? error : new BadRequestException('The form cannot be read', { cause: error });
  }
}

/** Reads a form's first file to its end. */
async function firstFile(request: FastifyRequest): Promise<Upload> {
  const part = await request.file();
  if (!part) throw noFile();
  if (part.fieldname !== 'file') {
    part.file.destroy();
    throw noFile();
  }
  const content = await read(part.file);
  if (part.file.truncated || content.byteLength > DOCUMENT_BYTES_MAX) {
    throw new MediaTooLargeError(MEDIA_TEXTS.documentTooLarge);
  }
  if (content.byteLength === 0) throw noFile();
  return { content, fileName: shownName(part.filename) };
}

/** @throws MediaTypeError as soon as the first bytes tell that a post cannot carry it */
async function read(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isJudged = false;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (isJudged || bytes < MEDIA_TYPE_WITHIN) continue;
    if (mediaTypeOf(Buffer.concat(chunks)) === null) throw new MediaTypeError();
    isJudged = true;
  }
  return Buffer.concat(chunks);
}

function noFile(): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message: MEDIA_TEXTS.empty }]);
}
