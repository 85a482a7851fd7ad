import { MESSAGE_LIMITS, MESSAGE_TEXTS } from '@drumbeat/domain';
import { Equals, IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { Trimmed } from '../../platform/http/validation/trimmed.js';
import { MessageResponse } from './messages.dto.js';

export class MessageParams {
  @IsUUID()
  id: string;
}

export class AnswerMessageRequest {
  @IsGivenOrAbsent()
  @Equals(true)
  read?: true;

  /** Once; a message with a reply counts as read. */
  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: MESSAGE_TEXTS.blankReply })
  @MaxLength(MESSAGE_LIMITS.reply)
  reply?: string;
}

/** A message with its user. */
export class AdminMessageResponse extends MessageResponse {
  user_id: string;
  user_name: string | null;
  user_email: string;
}

export class AdminMessageListResponse {
  data: AdminMessageResponse[];
  total: number;
}
