import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import {
  ChooseImportRequest,
  CurrentImportResponse,
  ImportParams,
  ImportQuery,
  ImportResponse,
  StartedImportResponse,
} from './imports.dto.js';
import { ImportsService } from './imports.service.js';
import { ReceiveImportCommand } from './receive-import.command.js';

@Controller('sample-posts/import')
@Access('subscriber')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly receiveImport: ReceiveImportCommand,
  ) {}

  /**
   * Takes one file or two (`file`, twice): LinkedIn's archive (ZIP), its analytics (XLSX), a CSV, or pasted posts as text. A worker reads
   * them; poll the import's address. 408 `upload.stalled`, 413 `import.too_large`, 429, 503.
   */
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems: 2 },
      },
    },
  })
  async start(
    @CurrentUser() user: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<StartedImportResponse> {
    return { data: { id: await this.receiveImport.execute(user.id, request) } };
  }

  /** The newest import of the last day without what it lists, null where there is none. */
  @Get()
  @Costly('texts')
  async getCurrent(@CurrentUser() user: AuthenticatedUser): Promise<CurrentImportResponse> {
    return { data: await this.imports.findCurrent(user.id) };
  }

  /** Its state, what was found in numbers, and a page of it. An import is kept for a day. */
  @Get(':id')
  @Costly('search', 'texts')
  async get(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: ImportParams,
    @Query() query: ImportQuery,
  ): Promise<ImportResponse> {
    return { data: await this.imports.get(user.id, id, query) };
  }

  /** Imports what is chosen in the background. 409 `import.not_ready` unless its state is `ready`. */
  @Post(':id/choice')
  @HttpCode(HttpStatus.ACCEPTED)
  async choose(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: ImportParams,
    @Body() request: ChooseImportRequest,
  ): Promise<void> {
    await this.imports.choose(user.id, id, request);
  }

  /** Forgets the import; what was imported stays. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  async delete(@CurrentUser() user: AuthenticatedUser, @Param() { id }: ImportParams): Promise<void> {
    await this.imports.delete(user.id, id);
  }
}
