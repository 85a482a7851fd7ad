import {
  ALL_ADDRESS_FORMS,
  INTERVIEW_FIELDS,
  type InterviewField,
  type AddressForm,
  INTERVIEW_KEYS,
  INTERVIEW_LIMITS,
  INTERVIEW_TEXTS,
  type InterviewKey,
  type InterviewText,
  POST_LANGUAGES,
  type PostLanguage,
  PREFERENCE_LIMITS,
  USAGE_LEVELS,
  type UsageLevel,
} from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsDate,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  MinDate,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsRound } from '../../../platform/http/validation/version.validator.js';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';
import { IsoDate } from '../../../platform/http/validation/time.validator.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import type { StandingField } from './standing-fields.rules.js';

const { min: LEVEL_MIN, max: LEVEL_MAX } = PREFERENCE_LIMITS.level;

/** No answer was typed before there were interviews. */
const FIRST_INTERVIEW = new Date('2026-01-01T00:00:00Z');

const LevelRange = (): PropertyDecorator => (target, property) => {
  for (const check of [IsGivenOrAbsent(), IsInt(), Min(LEVEL_MIN), Max(LEVEL_MAX)]) check(target, property);
};

/** An answer as it was typed; one that holds nothing is a skipped question. */
export class InterviewAnswerRequest {
  @IsIn(INTERVIEW_KEYS)
  question: InterviewKey;

  @IsString()
  @MaxLength(INTERVIEW_LIMITS.text)
  text: string;

  /** The second field of a question that has one. */
  @IsString()
  @MaxLength(INTERVIEW_LIMITS.more)
  more: string;

  @ValidateIf((_, value) => value !== null)
  @IsString()
  @MaxLength(INTERVIEW_LIMITS.choice)
  choice: string | null;

  /** When it was typed: of two devices the later answer counts. */
  @IsoDate()
  @IsDate()
  @MinDate(FIRST_INTERVIEW)
  at: Date;
}

export class KeepInterviewRequest {
  /** The round that these answers belong to. */
  @IsRound()
  round: number;

  /** The language of the questions. */
  @IsIn(POST_LANGUAGES)
  language: PostLanguage;

  /** Those that have changed; the others stay. */
  @IsArray()
  @ArrayMaxSize(INTERVIEW_KEYS.length)
  @ArrayUnique(({ question }: InterviewAnswerRequest) => question)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => InterviewAnswerRequest)
  answers: InterviewAnswerRequest[];
}

export class BeginInterviewAgainRequest {
  @IsIn(POST_LANGUAGES)
  language: PostLanguage;
}

/** What was accepted of an interview, as corrected; fields that are left out stay as they are. */
export class SaveInterviewRequest {
  /** The round whose answers were accepted. */
  @IsRound()
  round: number;

  @ApiProperty({ minimum: LEVEL_MIN, maximum: LEVEL_MAX })
  @LevelRange()
  writing_style_formality?: number;

  @ApiProperty({ minimum: LEVEL_MIN, maximum: LEVEL_MAX })
  @LevelRange()
  directness_level?: number;

  @ApiProperty({ minimum: LEVEL_MIN, maximum: LEVEL_MAX })
  @LevelRange()
  confidence_level?: number;

  @ApiProperty({ minimum: LEVEL_MIN, maximum: LEVEL_MAX })
  @LevelRange()
  energy_level?: number;

  @IsGivenOrAbsent()
  @IsIn(USAGE_LEVELS)
  question_usage?: UsageLevel;

  /** Added to those that are there. */
  @Trimmed()
  @IsArray()
  @ArrayMaxSize(PREFERENCE_LIMITS.listItems)
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(PREFERENCE_LIMITS.listItem, { each: true })
  never_use_phrases: string[];

  @IsGivenOrAbsent()
  @IsIn(ALL_ADDRESS_FORMS)
  address?: AddressForm;

  /** The answers that become training text. */
  @IsArray()
  @ArrayMaxSize(INTERVIEW_TEXTS.length)
  @ArrayUnique()
  @IsIn(INTERVIEW_TEXTS, { each: true })
  texts: InterviewText[];

  /** Fields whose value the user chose themselves instead of what was heard. */
  @IsArray()
  @ArrayMaxSize(INTERVIEW_FIELDS.length)
  @ArrayUnique()
  @IsIn(INTERVIEW_FIELDS, { each: true })
  corrected: InterviewField[];

  /** Standing fields that the user wants replaced. */
  @IsArray()
  @ArrayMaxSize(INTERVIEW_FIELDS.length)
  @ArrayUnique()
  @IsIn(INTERVIEW_FIELDS, { each: true })
  replace: InterviewField[];
}

export class InterviewAnswerResponse {
  question: InterviewKey;
  text: string;
  more: string;
  choice: string | null;
  at: Date;
}

/** A setting that an interview replaces only where its user says so (VOICE-18). */
export class StandingFieldResponse implements StandingField {
  field: InterviewField;
  /** A level from 1 to 10, or how often questions are used. */
  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: [...USAGE_LEVELS] }] })
  value: number | UsageLevel;
  /** Posts prove it, or a person set it. */
  by: 'posts' | 'person';
}

/** A voice interview as far as it was answered. */
export class VoiceInterviewResponse {
  /** Rises when it is begun again. */
  round: number;
  /** Null before the first answer. */
  language: PostLanguage | null;
  answers: InterviewAnswerResponse[];
  /** When it was last written into the writing profile. */
  saved_at: Date | null;
  standing: StandingFieldResponse[];
}

export class SavedInterviewResponse {
  /** Standing fields that were left as they are. */
  kept: InterviewField[];
  interview: VoiceInterviewResponse;
}
