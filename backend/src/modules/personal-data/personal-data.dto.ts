import { EXPORT_RECEIPT_LENGTH, PASSWORD_MAX } from '@drumbeat/domain';
import { IsIn, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { NormalizedEmail } from '../../platform/http/validation/rule.validator.js';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';

export class DeleteAccountRequest {
  /** Asked of accounts that have one; the others need a session that is younger than ten minutes. */
  @IsGivenOrAbsent()
  @IsString()
  @MaxLength(PASSWORD_MAX * 2)
  password?: string;

  @IsIn(['DELETE'])
  confirm: 'DELETE';
}

export class PersonalDataParams {
  @IsUUID()
  id: string;
}

export class ConfirmExportRequest {
  /** The last characters of the archive: its comment. */
  @IsString()
  @Length(EXPORT_RECEIPT_LENGTH, EXPORT_RECEIPT_LENGTH)
  receipt: string;
}

export class DeleteUserRequest {
  /** The user's address, typed by hand: it names whom the deletion is about. */
  @NormalizedEmail()
  email: string;
}
