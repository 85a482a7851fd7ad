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
import { TextFindingResponse } from '../findings/post-findings.dto.js';
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

/** The source: a prompt, the user's own notes, or a post to rewrite. */
export class GeneratePostRequest {
  /** A prompt that already has a draft returns that draft, unless `instructions` or `post_id` ask for a new text. */
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

  /** The requested differences of this version. */
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

  /** The text in the editor; the saved one when left out. */
  @IsGivenOrAbsent()
  @IsString()
  @MaxLength(CONTENT_MAX)
  content?: string;

  /** The part of `content` to rewrite; for suggestions only. */
  @IsGivenOrAbsent()
  @IsString()
  @IsNotEmpty()
  @MaxLength(CONTENT_MAX)
  selection?: string;

  /** Answers to an earlier `questions` event, those that were given. */
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(WRITING_LIMITS.questions)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => AnswerRequest)
  answers?: AnswerRequest[];

  /** Write without questions, however little material there is. */
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

/** `event: draft`: the saved post; its text may differ from the pieces if it had to be repaired. */
export class DraftSavedEvent {
  post: PostResponse;
  writer: WriterDescriptionResponse;
  /** Null when the draft is older than the history. */
  generation_id: string | null;
  /** What is said beside the text: the sources given to the writer, and advice to its author. */
  sources: WritingSourceResponse[];
}

/** `event: suggestion`: the text to insert, to replace with or to keep beside; nothing was written to the post. */
export class DraftSuggestedEvent {
  text: string;
  writer: WriterDescriptionResponse;
  generation_id: string;
  /** What is said beside the text: the sources given to the writer, and advice to its author. */
  sources: WritingSourceResponse[];
  /** What only the author can settle; kept with the post, for when the text has these words. */
  findings: TextFindingResponse[];
}

/** `event: questions`: there is too little to write from without inventing facts. Nothing was written. */
export class DraftQuestionsEvent {
  /** One to three. */
  questions: string[];
  generation_id: string;
}

/** `event: error`: no draft was made, and no post was changed. */
export class DraftFailedEvent {
  /** Message for the user. */
  error: string;
  code: string;
  /** True when a retry may succeed. */
  retryable: boolean;
  /** True when the text written until then is kept in the post's generation history. */
  partial_kept: boolean;
}

/** In the order of their occurrence. */
export const DRAFT_EVENTS = [
  DraftBegunEvent,
  DraftDeltaEvent,
  DraftSavedEvent,
  DraftSuggestedEvent,
  DraftQuestionsEvent,
  DraftFailedEvent,
];
