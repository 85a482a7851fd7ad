import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  ChangeStaffNoteRequest,
  StaffNoteListResponse,
  StaffNoteParams,
  StaffNoteResponse,
  StaffNoteUserParams,
  WriteStaffNoteRequest,
} from './staff-notes.dto.js';
import { StaffNotesService } from './staff-notes.service.js';

@Controller('admin/users/:id/notes')
@Access('admin')
export class StaffNotesController {
  constructor(private readonly notes: StaffNotesService) {}

  @Get()
  async list(@Param() { id }: StaffNoteUserParams): Promise<StaffNoteListResponse> {
    return this.notes.list(id);
  }

  @Post()
  async write(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id }: StaffNoteUserParams,
    @Body() { text }: WriteStaffNoteRequest,
  ): Promise<StaffNoteResponse> {
    return this.notes.write(actor.id, id, text);
  }

  /** 409 `staff_note.stale` when another edit came first. */
  @Patch(':noteId')
  async change(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id, noteId }: StaffNoteParams,
    @Body() request: ChangeStaffNoteRequest,
  ): Promise<StaffNoteResponse> {
    return this.notes.change(actor.id, { userId: id, id: noteId }, request);
  }

  @Delete(':noteId')
  @HttpCode(204)
  async delete(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id, noteId }: StaffNoteParams,
  ): Promise<void> {
    await this.notes.delete(actor.id, id, noteId);
  }
}
