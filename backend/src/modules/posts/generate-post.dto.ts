import { IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsGivenOrAbsent } from '../../platform/http/given-or-absent.validator.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { PostResponse, WriterDescriptionResponse } from './posts.dto.js';
import { INSTRUCTIONS_MAX, NOTES_MAX } from './posts.limits.js';

/** What to write from: a prompt, the user's own notes, or a post that is to be written anew. */
export class GeneratePostRequest {
  /** A prompt that has a draft already answers that draft, unless `instructions` or `post_id` ask for a new text. */
  @IsGivenOrAbsent()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  prompt_id?: number;

  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(NOTES_MAX)
  custom_notes?: string;

  /** What should be different about this version. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(INSTRUCTIONS_MAX)
  instructions?: string;

  /** The post whose text is replaced; the old text is kept as a version. */
  @IsGivenOrAbsent()
  @IsUUID()
  post_id?: string;
}

/** `event: delta`: a piece of text as it is written. */
export class DraftDeltaEvent {
  text: string;
}

/** `event: draft`: the saved post; its text may differ from the pieces where it had to be mended. */
export class DraftSavedEvent {
  post: PostResponse;
  writer: WriterDescriptionResponse;
}

/** `event: error`: no draft came of it, and nothing was written. */
export class DraftFailedEvent {
  /** For the user. */
  error: string;
  code: string;
}
