import { type ProfileStepCause, voiceChanges, type WritingProfile } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { VoiceChangesRepository, type VoiceChangeRow } from './voice-changes.repository.js';

/** Limits of a voice's history: some years of manual changes, and no more than a page shows. */
export const VOICE_HISTORY = {
  /** Steps shown in a timeline. */
  shown: 20,
  /** Newest steps kept per user. */
  steps: 200,
  /** Bytes of one user's steps as JSON. The newest is kept whatever its size. */
  bytes: 128 * 1024,
} as const;

/** A rule learned from edits counts only once its user has accepted it. */
const BY_A_PERSON: ReadonlySet<ProfileStepCause> = new Set<ProfileStepCause>(['user', 'staff', 'edits']);

/**
 * The history of a writing profile: the "Voice Evolution Timeline" (VOICE-12). The oldest steps are deleted; the list
 * of fields set by a person is kept with the profile.
 */
@Injectable()
export class VoiceHistoryService {
  constructor(private readonly changes: VoiceChangesRepository) {}

  /** The newest 20 steps, newest first. */
  async newest(userId: string): Promise<VoiceChangeRow[]> {
    return this.changes.findNewest(userId, VOICE_HISTORY.shown);
  }

  /** Records the creation of the default profile. */
  async begin(userId: string): Promise<void> {
    await this.changes.insert(userId, { cause: 'created', changes: [], analysis_id: null });
  }

  /**
   * Keeps what a write changed of the voice; nothing where it changed something else, such as the mails of a user.
   * @param by `by_hand`: fields that a person chose all the same, where they are not the cause
   */
  async record(
    userId: string,
    { before, after }: { readonly before: WritingProfile; readonly after: WritingProfile },
    by: {
      readonly cause: ProfileStepCause;
      readonly analysis_id: string | null;
      readonly by_hand?: readonly string[];
      readonly reason?: string;
    },
  ): Promise<void> {
    const changes = voiceChanges(before, after);
    const { cause, analysis_id, reason, by_hand: byHand = [] } = by;
    if (changes.length > 0) {
      await this.changes.insert(userId, { cause, analysis_id, changes, reason: reason ?? null });
      await this.changes.keepNewest(userId, VOICE_HISTORY);
      const fields = changes.map(({ field }) => field);
      await this.changes.noteLastChanged(userId, fields, BY_A_PERSON.has(cause));
    }
    if (byHand.length > 0) await this.changes.noteLastChanged(userId, byHand, true);
  }

  /** Records that these fields are again as no person had set them. */
  async noteNotByHand(userId: string, fields: readonly string[]): Promise<void> {
    if (fields.length > 0) await this.changes.noteLastChanged(userId, fields, false);
  }

  /** Names of the fields last changed by a person. */
  async fieldsSetByHand(userId: string): Promise<ReadonlySet<string>> {
    return new Set(await this.changes.findFieldsSetByHand(userId));
  }
}
