import { PASSWORD_MAX } from '@drumbeat/domain';
import { IsIn, IsString, MaxLength } from 'class-validator';
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
