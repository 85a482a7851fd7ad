import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { MediaParams, MediaResponse } from './media.dto.js';
import { MediaService } from './media.service.js';
import { UploadMediaCommand } from './upload-media.command.js';

/** A file never changes under its id; an hour is short enough for a browser that somebody else uses next. */
const KEPT_BY_BROWSER = 'private, max-age=3600, immutable';
/** Opened by itself, a file can neither load nor run anything. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

@Controller('media')
@Access('subscriber')
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly uploadMedia: UploadMediaCommand,
  ) {}

  /** Takes one file. 408 `upload.stalled`, 413 `media.too_large`, 415 `media.type`, 422 `media.unreadable` or `media.too_demanding`, 429, 503. */
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  async upload(
    @CurrentUser() user: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<MediaResponse> {
    return this.uploadMedia.execute(user.id, request);
  }

  @Get(':id/file')
  @ApiOkResponse({
    content: {
      'image/jpeg': BINARY,
      'image/png': BINARY,
      'image/gif': BINARY,
      'application/pdf': BINARY,
    },
  })
  async file(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: MediaParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.send(user.id, id, 'file', reply);
  }

  /** A thumbnail of an image. */
  @Get(':id/thumbnail')
  @ApiOkResponse({ content: { 'image/webp': BINARY } })
  async thumbnail(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: MediaParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.send(user.id, id, 'thumbnail', reply);
  }

  /** 409 `media.in_use` while a post uses it. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@CurrentUser() user: AuthenticatedUser, @Param() { id }: MediaParams): Promise<void> {
    await this.media.delete(user.id, id);
  }

  private async send(
    userId: string,
    id: string,
    part: 'file' | 'thumbnail',
    reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, bytes, contentType, fileName } = await this.media.open(userId, id, part);
    void reply.headers({
      'cache-control': KEPT_BY_BROWSER,
      'content-security-policy': FILE_POLICY,
      'x-content-type-options': 'nosniff',
    });
    const disposition = `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`;
    return new StreamableFile(stream, { type: contentType, disposition, length: bytes });
  }
}
