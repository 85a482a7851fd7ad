import {
  GENERATION_OUTCOMES,
  type GenerationKind,
  type GenerationOutcome,
  type GenerationStatus,
  type WritingSourceKind,
} from '@drumbeat/domain';
import { IsIn, IsUUID } from 'class-validator';
import { ListQuery } from '../../platform/http/lists/list-query.dto.js';

export class GenerationParams {
  @IsUUID()
  id: string;
}

/** The post's id. */
export class PostGenerationsParams {
  @IsUUID()
  id: string;
}

export class ListGenerationsQuery extends ListQuery {}

export class ReportOutcomeRequest {
  @IsIn(GENERATION_OUTCOMES)
  outcome: GenerationOutcome;
}

/** One source given to the writer. */
export class WritingSourceResponse {
  kind: WritingSourceKind;
  label: string;
  /** The beginning of the text, the setting's value, or the advice in full. */
  excerpt: string | null;
  /** Id of the prompt or post. */
  id: string | null;
}

export class AnsweredQuestionResponse {
  question: string;
  answer: string;
}

export class GenerationRequestResponse {
  mode: 'save' | 'suggest';
  instructions: string | null;
  selection: string | null;
  answers: AnsweredQuestionResponse[];
}

export class GenerationWriterResponse {
  kind: 'built-in' | 'model';
  label: string;
}

export class GenerationResponse {
  id: string;
  post_id: string | null;
  prompt_id: number | null;
  kind: GenerationKind;
  status: GenerationStatus;
  /** Set for a failed one; the codes are those of the stream's `error`. */
  error_code: string | null;
  request: GenerationRequestResponse;
  sources: WritingSourceResponse[];
  writer: GenerationWriterResponse;
  /** Whole, or as far as it came; of openings and questions one in each line. */
  output: string;
  outcome: GenerationOutcome | null;
  /** From 0 to 1: how much the user had changed when the post was scheduled, published or marked as posted. */
  changed_share: number | null;
  created_at: Date;
  finished_at: Date | null;
}

export class GenerationListResponse {
  data: GenerationResponse[];
  next_cursor: string | null;
}
