import type { ProfileStepCause, StyleSettingName, StyleValue } from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { StyleAnalysisJobResponse, StyleAnalysisResponse } from './analysis/style-analysis.dto.js';

const VALUES = [{ type: 'number' }, { type: 'string' }, { type: 'array', items: { type: 'string' } }];

export class FieldChangeResponse {
  field: StyleSettingName;

  /** A level, a choice, or of a list the entries that were removed; null where there was no profile. */
  @ApiProperty({ oneOf: VALUES, nullable: true })
  from: StyleValue | null;

  /** A level, a choice, or of a list the entries that were added. */
  @ApiProperty({ oneOf: VALUES })
  to: StyleValue;
}

/** A step of the "Voice Evolution Timeline". */
export class VoiceChangeResponse {
  id: string;
  created_at: Date;
  cause: ProfileStepCause;
  /** Empty for the creation. */
  changes: FieldChangeResponse[];
  analysis_id: string | null;
  /** For `edits`, what the user did that taught it, as a sentence. */
  reason: string | null;
  /** How many posts the analysis had read; null for other causes, and once it is no longer kept. */
  post_count: number | null;
}

/** Data of the writing profile page besides the preferences. */
export class VoiceOverviewResponse {
  /** The latest finished one. */
  analysis: StyleAnalysisResponse | null;
  /** The unfinished one, if any. */
  under_way: StyleAnalysisJobResponse | null;
  /** The newest 20, newest first. */
  changes: VoiceChangeResponse[];
  /** Fields that a person was the last to change: an analysis leaves them (VOICE-10). */
  set_by_hand: StyleSettingName[];
}
