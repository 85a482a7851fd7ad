import { STAFF_NOTE_MAX } from '@drumbeat/domain';
import { IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsVersion } from '../../platform/http/validation/version.validator.js';
import { Trimmed } from '../../platform/http/validation/trimmed.js';

export class StaffNoteUserParams {
  @IsUUID()
  id: string;
}

export class StaffNoteParams extends StaffNoteUserParams {
  @IsUUID()
  noteId: string;
}

export class WriteStaffNoteRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(STAFF_NOTE_MAX)
  text: string;
}

export class ChangeStaffNoteRequest extends WriteStaffNoteRequest {
  /** The version that the edit began from. */
  @IsVersion()
  version: number;
}

export class StaffNoteResponse {
  id: string;
  text: string;
  /** Null when the account is gone. */
  author_name: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export class StaffNoteListResponse {
  /** Newest first, the newest hundred. */
  data: StaffNoteResponse[];
}
