import type { PostLanguage } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/http/errors/app-error.js';
import { PreferencesService } from '../../preferences/preferences.service.js';
import { TrainingPostsService } from '../../training-posts/training-posts.service.js';
import { StyleAnalysesService } from '../analysis/style-analyses.service.js';
import { standingFields, type StandingField } from './standing-fields.rules.js';
import type {
  KeepInterviewRequest,
  SavedInterviewResponse,
  SaveInterviewRequest,
  VoiceInterviewResponse,
} from './voice-interview.dto.js';
import { VoiceInterviewsRepository } from './voice-interviews.repository.js';

/** Answers of a device that does not know that the interview was begun again. */
export class OtherInterviewRoundError extends AppError {
  constructor(round: number) {
    super(
      409,
      'voice_interview.other_round',
      'The interview was begun again on another device. These answers belong to the one before.',
      { round },
    );
  }
}

/** The interview by which a voice is learned of people with few posts (VOICE-17). No model takes part in it. */
@Injectable()
export class VoiceInterviewService {
  constructor(
    private readonly database: Database,
    private readonly interviews: VoiceInterviewsRepository,
    private readonly preferences: PreferencesService,
    private readonly analyses: StyleAnalysesService,
    private readonly trainingPosts: TrainingPostsService,
  ) {}

  async show(userId: string): Promise<VoiceInterviewResponse> {
    const interview = await this.interviews.find(userId);
    return {
      round: interview?.round ?? 1,
      language: interview?.language ?? null,
      answers: await this.interviews.findAnswers(userId),
      saved_at: interview?.saved_at ?? null,
      standing: await this.standing(userId),
    };
  }

  /** @throws OtherInterviewRoundError */
  async keep(
    userId: string,
    { round, language, answers }: KeepInterviewRequest,
  ): Promise<VoiceInterviewResponse> {
    return this.database.transaction(async () => {
      const interview = await this.interviews.lock(userId, language);
      if (interview.round !== round) throw new OtherInterviewRoundError(interview.round);
      if (interview.language !== language) await this.interviews.setLanguage(userId, language);
      await this.interviews.keepAnswers(userId, answers);
      return this.show(userId);
    });
  }

  async beginAgain(userId: string, language: PostLanguage): Promise<VoiceInterviewResponse> {
    return this.database.transaction(async () => {
      await this.interviews.beginAgain(userId, language);
      return this.show(userId);
    });
  }

  /** Writes profile, history and training texts in one transaction. @throws OtherInterviewRoundError */
  async save(userId: string, request: SaveInterviewRequest): Promise<SavedInterviewResponse> {
    const { round, texts, address, never_use_phrases, corrected, replace, ...heard } = request;
    return this.database.transaction(async () => {
      const current = (await this.interviews.findLocked(userId))?.round ?? 1;
      if (current !== round) throw new OtherInterviewRoundError(current);
      const standing = await this.standing(userId);
      const kept = await this.preferences.applyInterview(userId, {
        heard,
        neverUse: never_use_phrases,
        address: address ?? null,
        keep: standing.map(({ field }) => field).filter((field) => !replace.includes(field)),
        byHand: [...corrected, ...replace],
      });
      const answers = await this.interviews.findAnswers(userId);
      await this.trainingPosts.replaceInterviewTexts(
        userId,
        answers.filter(({ question }) => texts.some((text) => text === question)).map(({ text }) => text),
      );
      await this.interviews.noteSaved(userId);
      return { kept, interview: await this.show(userId) };
    });
  }

  private async standing(userId: string): Promise<StandingField[]> {
    const found = await this.preferences.findWithOrigin(userId);
    if (found === null) return [];
    const analysis = await this.analyses.findLatestDone(userId);
    return standingFields(found.profile, new Set(found.set_by_hand), analysis?.result ?? null);
  }
}
