import { emailProblem, normalizeEmail, PASSWORD_MAX } from '@drumbeat/domain';
import { IsIn, IsString, IsUUID, MaxLength, ValidateBy } from 'class-validator';
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

export class ExportedUserParams {
  @IsUUID()
  id: string;
}

export class DeleteUserRequest {
  /** The user's address, typed by hand: it names whom the deletion is about. */
  @ValidateBy({
    name: 'isEmailAddress',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && emailProblem(normalizeEmail(value)) === null,
      defaultMessage: () => 'email must be an email address',
    },
  })
  email: string;
}
