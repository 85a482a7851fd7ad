import { Injectable } from '@nestjs/common';
import { CallAllowancesService } from '../auth/allowances/call-allowances.service.js';
import type { VoiceMatchResponse } from './voice-match.dto.js';
import { VoiceMatchService, type Asker } from './voice-match.service.js';

/** A call ends after 15 s (SESSION-7). */
const WAIT_MS = 12_000;
/** Of the points that each match takes one of: learning takes some ten times as long, and everybody's next match waits for it. */
export const LEARNING_POINTS = 9;

/** Voice matches that users ask for: one whose voice has to be learned takes more of its user's allowance. */
@Injectable()
export class RequestedMatchesService {
  constructor(
    private readonly matches: VoiceMatchService,
    private readonly allowances: CallAllowancesService,
  ) {}

  /** Of the saved text. @throws NotFoundError, ThreadTookTooLongError, TooManyAttemptsError */
  async ofPost(userId: string, postId: string): Promise<VoiceMatchResponse> {
    return this.matches.matchPost(userId, postId, this.asker(userId));
  }

  /** @throws ThreadTookTooLongError, TooManyAttemptsError */
  async ofText(userId: string, text: string, postId: string | null): Promise<VoiceMatchResponse> {
    return this.matches.matchText(userId, text, postId, this.asker(userId));
  }

  private asker(userId: string): Asker {
    return {
      waitMs: WAIT_MS,
      beforeLearning: () => this.allowances.take('voice-match', userId, LEARNING_POINTS),
    };
  }
}
