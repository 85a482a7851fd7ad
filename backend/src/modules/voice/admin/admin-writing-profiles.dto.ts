import { IsUUID } from 'class-validator';
import { PreferencesResponse } from '../../preferences/preferences.dto.js';
import { TrainingPostListResponse } from '../../training-posts/training-posts.dto.js';
import { VoiceBriefResponse } from '../brief/voice-brief.dto.js';
import { VoiceOverviewResponse } from '../voice.dto.js';

export class AdminWritingProfileParams {
  /** The user's id. */
  @IsUUID()
  id: string;
}

/** What a user's own page of the writing profile shows, for staff. */
export class AdminWritingProfile {
  user_id: string;
  user_email: string;
  user_name: string | null;
  /** Null where the user has none yet. */
  preferences: PreferencesResponse | null;
  voice: VoiceOverviewResponse;
  /** A version that the user has not seen yet comes first. */
  brief: VoiceBriefResponse;
  /** Number of training posts. */
  training_posts: number;
}

export class AdminWritingProfileResponse {
  data: AdminWritingProfile;
}

/** What the user's own list of training posts holds, for staff. */
export class AdminTrainingPostListResponse extends TrainingPostListResponse {}
