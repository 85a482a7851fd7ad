import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import {
  ChangeNoteRequest,
  ListNotesQuery,
  NoteListResponse,
  NoteParams,
  NoteResponse,
  SaveNoteRequest,
} from './notes.dto.js';
import { NotesService } from './notes.service.js';

@Controller('saved-notes')
@Access('subscriber')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  /** The newest first. */
  @Get()
  @Costly('search', 'texts')
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: ListNotesQuery,
  ): Promise<NoteListResponse> {
    return this.notes.list(user.id, query);
  }

  @Post()
  async save(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: SaveNoteRequest,
  ): Promise<NoteResponse> {
    return this.notes.save(user.id, request);
  }

  /** An edit names the version it started from; a stale one gets 409 with the newer note. */
  @Patch(':id')
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: NoteParams,
    @Body() request: ChangeNoteRequest,
  ): Promise<NoteResponse> {
    return this.notes.change(user.id, id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(@CurrentUser() user: AuthenticatedUser, @Param() { id }: NoteParams): Promise<void> {
    await this.notes.delete(user.id, id);
  }
}
