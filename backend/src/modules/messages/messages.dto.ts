import { MESSAGE_LIMITS, MESSAGE_TEXTS, isOneLine } from '@drumbeat/domain';
import { Type } from 'class-transformer';
import {
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { ListQuery } from '../../platform/http/lists/list-query.dto.js';
import { Trimmed } from '../../platform/http/validation/trimmed.js';

function IsOneLine(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isOneLine',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isOneLine(value),
        defaultMessage: () => '$property must stand on one line',
      },
    },
    options,
  );
}

export class ListMessagesQuery extends ListQuery {
  /** Only messages about one of the user's prompts. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  prompt_id?: number;
}

export class SendMessageRequest {
  /** One line. */
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: MESSAGE_TEXTS.blank })
  @MaxLength(MESSAGE_LIMITS.text)
  @IsOneLine({ message: MESSAGE_TEXTS.oneLine })
  text: string;

  /** The prompt that it is about, one of the user's own. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  prompt_id?: number | null;
}

/** A message to the staff, and its reply. */
export class MessageResponse {
  id: string;
  text: string;
  /** Null for a line about nothing in particular, and once the prompt is gone. */
  prompt_id: number | null;
  prompt_hook: string | null;
  created_at: Date;
  /** When staff has read it. */
  read_at: Date | null;
  reply: string | null;
  replied_at: Date | null;
}

export class MessageListResponse {
  data: MessageResponse[];
  next_cursor: string | null;
}
