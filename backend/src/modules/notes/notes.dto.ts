import { NOTE_LIMITS, NOTE_TEXTS } from '@drumbeat/domain';
import { IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsVersion } from '../../platform/http/validation/version.validator.js';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { ListQuery } from '../../platform/http/lists/list-query.dto.js';
import { Trimmed } from '../../platform/http/validation/trimmed.js';

const { notes: NOTES_MAX, title: TITLE_MAX, search: SEARCH_MAX } = NOTE_LIMITS;

export class NoteParams {
  @IsUUID()
  id: string;
}

export class ListNotesQuery extends ListQuery {
  /** Part of the title or the notes, in any case. */
  @IsOptional()
  @IsString()
  @MaxLength(SEARCH_MAX)
  search?: string;
}

export class SaveNoteRequest {
  /** Defaults to the beginning of the notes. */
  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(TITLE_MAX)
  title?: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: NOTE_TEXTS.blankSave })
  @MaxLength(NOTES_MAX)
  notes: string;
}

/** Fields that are left out stay unchanged. */
export class ChangeNoteRequest {
  /** The version that this edit started from. */
  @IsVersion()
  version: number;

  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(TITLE_MAX)
  title?: string;

  /** A title that was made from the notes follows them. */
  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: NOTE_TEXTS.blankSave })
  @MaxLength(NOTES_MAX)
  notes?: string;
}

/** A saved note (NOTE-1). */
export class NoteResponse {
  id: string;
  user_id: string;
  title: string;
  notes: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export class NoteListResponse {
  data: NoteResponse[];
  next_cursor: string | null;
}
