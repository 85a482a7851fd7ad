import { WRITING_LIMITS } from '@drumbeat/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { WritingSourceResponse } from '../../generations/generations.dto.js';
import { PostResponse, WriterDescriptionResponse } from '../posts.dto.js';
import { CONTENT_MAX, INSTRUCTIONS_MAX, NOTES_MAX } from '../posts.limits.js';

export const GENERATION_MODES = ['save', 'suggest'] as const;
export type GenerationMode = (typeof GENERATION_MODES)[number];

/** One of the questions that were asked, with the user's answer. */
export class AnswerRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(WRITING_LIMITS.question)
  question: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(WRITING_LIMITS.answer)
  answer: string;
}

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

  /** The post whose text is replaced (the old one is kept as a version), or for which a text is suggested. */
  @IsGivenOrAbsent()
  @IsUUID()
  post_id?: string;

  /** `save` (when left out) writes the text into the post; `suggest` needs `post_id` and writes nothing. */
  @IsGivenOrAbsent()
  @IsIn(GENERATION_MODES)
  mode?: GenerationMode;

  /** The text as it stands in the editor; the saved one when left out. */
  @IsGivenOrAbsent()
  @IsString()
  @MaxLength(CONTENT_MAX)
  content?: string;

  /** The part of `content` to write anew; only to suggest. */
  @IsGivenOrAbsent()
  @IsString()
  @IsNotEmpty()
  @MaxLength(CONTENT_MAX)
  selection?: string;

  /** To the questions of an earlier `questions` event, as far as they were answered. */
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(WRITING_LIMITS.questions)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => AnswerRequest)
  answers?: AnswerRequest[];

  /** Write at once, however little there is to write from. */
  @IsGivenOrAbsent()
  @IsIn([true])
  skip_questions?: true;
}

/** `event: generation`: comes first, so that a text that is stopped or breaks off can be named as well. */
export class DraftBegunEvent {
  generation_id: string;
}

/** `event: delta`: a piece of text as it is written. */
export class DraftDeltaEvent {
  text: string;
}

/** `event: draft`: the saved post; its text may differ from the pieces where it had to be mended. */
export class DraftSavedEvent {
  post: PostResponse;
  writer: WriterDescriptionResponse;
  /** Null where the draft was there before histories were kept. */
  generation_id: string | null;
  /** What was put before the writer. */
  sources: WritingSourceResponse[];
}

/** `event: suggestion`: the text to insert, to replace with or to keep beside; nothing was written to the post. */
export class DraftSuggestedEvent {
  text: string;
  writer: WriterDescriptionResponse;
  generation_id: string;
  /** What was put before the writer. */
  sources: WritingSourceResponse[];
}

/** `event: questions`: there is too little to write from without inventing facts. Nothing was written. */
export class DraftQuestionsEvent {
  /** One to three. */
  questions: string[];
  generation_id: string;
}

/** `event: error`: no draft came of it, and nothing was written to a post. */
export class DraftFailedEvent {
  /** For the user. */
  error: string;
  code: string;
  /** Another try may go well. */
  retryable: boolean;
  /** What was written until then stands in the history of the post's generations. */
  partial_kept: boolean;
}

/** In the order in which they can come. */
export const DRAFT_EVENTS = [
  DraftBegunEvent,
  DraftDeltaEvent,
  DraftSavedEvent,
  DraftSuggestedEvent,
  DraftQuestionsEvent,
  DraftFailedEvent,
];
