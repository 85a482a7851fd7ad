import {
  defaultWritingProfile,
  PREFERENCE_LIMITS,
  voiceChanges,
  withAddress,
  type AddressForm,
  type AnalysedField,
  type EditingPatterns,
  type InterviewField,
  type VoiceChange,
  type WritingProfile,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppError, InvalidInputError, NotFoundError } from '../../platform/http/errors/app-error.js';
import { Database } from '../../platform/database/database.js';
import { broughtByTone, fieldsToKeep, hasFormalityOfNewTone } from './analysed-fields.policy.js';
import { grownLists } from './grown-lists.policy.js';
import { SavePreferencesRequest, type PreferencesResponse } from './preferences.dto.js';
import {
  PreferencesRepository,
  type PreferencesRow,
  type PreferencesValues,
} from './preferences.repository.js';
import { VoiceHistoryService } from './voice-history.service.js';

export class PreferencesExistError extends AppError {
  constructor() {
    super(409, 'preferences.exist', 'You already have a writing profile.');
  }
}

/** The change started from a version that is no longer the newest; `details.current` has the newer one. */
export class PreferencesStaleError extends AppError {
  constructor(current: PreferencesRow) {
    super(409, 'preferences.stale', 'Your writing profile was changed elsewhere meanwhile.', { current });
  }
}

/** Its fields are also entered one by one elsewhere (onboarding, settings), with the same rules. */
export { SavePreferencesRequest };

/** The result of an analysis of a user's posts, for their writing profile. */
interface AnalysedVoice {
  readonly analysis_id: string;
  readonly found: Partial<WritingProfile>;
  readonly personalization_data: WritingProfile['personalization_data'];
}

/** What was accepted of an interview, for the user's writing profile. */
interface HeardVoice {
  readonly heard: Partial<WritingProfile>;
  /** Added to the phrases that are there. */
  readonly neverUse: readonly string[];
  readonly address: AddressForm | null;
  /** Fields that stay as they are. */
  readonly keep: readonly InterviewField[];
  /** Fields whose value the user chose: an analysis leaves them from now on. */
  readonly byHand: readonly string[];
}

/** What is learned from a user's edits, for their writing profile. */
interface LearnedChange {
  /** Without pillars, which the profile mirrors only. */
  readonly valuesFor: (profile: WritingProfile) => Omit<Partial<WritingProfile>, 'content_pillars'>;
  /** As a sentence for the user. */
  readonly reason: string;
}

/** The user's writing profile. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly history: VoiceHistoryService,
    private readonly database: Database,
  ) {}

  /** Null while the user has no writing profile (VOICE-1). */
  async find(userId: string): Promise<PreferencesRow | null> {
    return this.preferences.find(userId);
  }

  /** Null while the user has no writing profile; `set_by_hand` names the fields that a person was the last to change. */
  async findWithOrigin(userId: string): ReturnType<PreferencesRepository['findWithOrigin']> {
    return this.preferences.findWithOrigin(userId);
  }

  /** The user's newest training posts with their figures. */
  async samplePosts(userId: string): ReturnType<PreferencesRepository['findSamplePosts']> {
    return this.preferences.findSamplePosts(userId);
  }

  /** What the user said in their voice interview; at most one text for each of its questions. */
  async interviewTexts(userId: string): ReturnType<PreferencesRepository['findInterviewTexts']> {
    return this.preferences.findInterviewTexts(userId);
  }

  /** The profile with the training posts in it (VOICE-8): up to 50 texts, so only for who shows them. */
  async withSamplePosts(profile: PreferencesRow): Promise<PreferencesResponse> {
    return { ...profile, sample_posts: await this.preferences.findSamplePosts(profile.user_id) };
  }

  /**
   * The default profile (VOICE-2) with what the request sets besides.
   * @throws PreferencesExistError when the user has one
   */
  async createDefault(userId: string, request: SavePreferencesRequest): Promise<PreferencesRow> {
    const { content_pillars: _, ...defaults } = defaultWritingProfile();
    return this.database.transaction(async () => {
      if (!(await this.preferences.insert(userId, defaults))) throw new PreferencesExistError();
      await this.history.begin(userId);
      return this.write(userId, valuesOf(request), { cause: 'user', analysis_id: null });
    });
  }

  /**
   * Saves the fields that are given; a user without a profile gets the default one for the others.
   * @throws InvalidInputError for a list that has grown too long
   * @throws PreferencesStaleError where the request names an older version
   */
  async save(userId: string, request: SavePreferencesRequest): Promise<PreferencesRow> {
    return this.database.transaction(async () => {
      await this.ensure(userId);
      await this.preferences.lockAll([userId]);
      const current = await this.get(userId);
      if (request.version !== undefined && request.version !== current.version)
        throw new PreferencesStaleError(current);
      return this.write(userId, valuesOf(request), { cause: 'user', analysis_id: null });
    });
  }

  /**
   * Applies an analysis and what its tone brings (VOICE-3), except to fields that a person has set since the last analysis. Returns those of them for
   * which the analysis differs.
   */
  async applyAnalysis(
    userId: string,
    { analysis_id, found, personalization_data }: AnalysedVoice,
  ): Promise<AnalysedField[]> {
    return this.database.transaction(async () => {
      await this.ensure(userId);
      await this.preferences.lockAll([userId]);
      const before = await this.get(userId);
      const byHand = await this.history.fieldsSetByHand(userId);
      const brought = broughtByTone(found, before, byHand);
      const differing = voiceChanges(before, { ...before, ...found }).map(({ field }) => field);
      const kept = fieldsToKeep(differing, byHand);
      await this.write(
        userId,
        { ...without({ ...found, ...brought }, [...kept, 'content_pillars']), personalization_data },
        { cause: 'analysis', analysis_id },
      );
      return kept;
    });
  }

  /**
   * Writes what an interview heard. Returns the fields that were kept and would have become others.
   * @throws InvalidInputError where the phrases never to use have no room for more
   */
  async applyInterview(
    userId: string,
    { heard, neverUse, address, keep, byHand }: HeardVoice,
  ): Promise<InterviewField[]> {
    return this.database.transaction(async () => {
      await this.ensure(userId);
      await this.preferences.lockAll([userId]);
      const before = await this.get(userId);
      const never_use_phrases = withPhrases(before.never_use_phrases, neverUse);
      if (never_use_phrases.length > Math.max(PREFERENCE_LIMITS.listItems, before.never_use_phrases.length)) {
        const message = `never_use_phrases must have at most ${PREFERENCE_LIMITS.listItems} entries`;
        throw new InvalidInputError([{ field: 'never_use_phrases', message }]);
      }
      const tone_markers = address === null ? before.tone_markers : withAddress(before.tone_markers, address);
      const written = { ...without(heard, keep), never_use_phrases, tone_markers };
      const given = Object.fromEntries(
        Object.entries(written).filter(([, value]: [string, unknown]) => value !== undefined),
      );
      const chosen = byHand.filter((field) => field in given);
      await this.write(userId, given, { cause: 'interview', analysis_id: null, by_hand: chosen });
      return keep.filter((field) => heard[field] !== undefined && heard[field] !== before[field]);
    });
  }

  /**
   * Changes the profile by what its user accepted of their own edits (LEARN-4); returns the changes, and the names of the fields among
   * them that no person had set before.
   */
  async learn(
    userId: string,
    { valuesFor, reason }: LearnedChange,
  ): Promise<{ readonly changes: VoiceChange[]; readonly not_by_hand: string[] }> {
    return this.database.transaction(async () => {
      await this.ensure(userId);
      await this.preferences.lockAll([userId]);
      const before = await this.get(userId);
      const byHand = await this.history.fieldsSetByHand(userId);
      const values = valuesFor(before);
      const after = await this.write(userId, values, { cause: 'edits', analysis_id: null, reason });
      const changes = voiceChanges(before, after);
      return {
        changes,
        not_by_hand: changes.map(({ field }) => field).filter((field) => !byHand.has(field)),
      };
    });
  }

  /** The same the other way round: these fields are then as no person had set them. */
  async unlearn(userId: string, change: LearnedChange, notByHand: readonly string[]): Promise<void> {
    await this.database.transaction(async () => {
      await this.learn(userId, change);
      await this.history.noteNotByHand(userId, notByHand);
    });
  }

  /** Adds to what onboarding knows so far, and leaves the rest of it alone. */
  async keepOnboarding(userId: string, part: Readonly<Record<string, unknown>>): Promise<void> {
    await this.database.transaction(async () => {
      await this.ensure(userId);
      await this.preferences.mergeOnboarding(userId, part);
    });
  }

  /** Locks the writing profiles of these users until the transaction ends. */
  async lockAll(userIds: readonly string[]): Promise<void> {
    await this.preferences.lockAll(userIds);
  }

  /** Stores how much users changed generated texts so far. Users without a writing profile are ignored (VOICE-1). */
  async recordEdits(
    sums: readonly (Required<EditingPatterns> & { readonly user_id: string })[],
  ): Promise<void> {
    await this.preferences.setEditingPatterns(
      sums.map(({ user_id, edit_count, measured_count, average_changed_share }) => ({
        user_id,
        patterns: { edit_count, measured_count, average_changed_share },
      })),
    );
  }

  /** Creates the default writing profile for a user without one. */
  private async ensure(userId: string): Promise<void> {
    if (await this.preferences.insert(userId, {})) await this.history.begin(userId);
  }

  private async write(
    userId: string,
    values: PreferencesValues,
    by: Parameters<VoiceHistoryService['record']>[2],
  ): Promise<PreferencesRow> {
    await this.preferences.lockAll([userId]);
    const before = await this.get(userId);
    const tooLong = grownLists(before, values).map((field) => ({
      field,
      message: `${field} must have at most ${PREFERENCE_LIMITS.list} characters in all its entries together`,
    }));
    if (tooLong.length > 0) throw new InvalidInputError(tooLong);
    await this.preferences.update(userId, values);
    const after = await this.get(userId);
    await this.history.record(userId, { before, after }, by);
    if (by.cause === 'user' && hasFormalityOfNewTone(before, after))
      await this.history.noteNotByHand(userId, ['writing_style_formality']);
    return after;
  }

  private async get(userId: string): Promise<PreferencesRow> {
    const row = await this.preferences.find(userId);
    if (!row) throw new NotFoundError('The writing profile');
    return row;
  }
}

/** The fields that were sent: "undefined" must not overwrite a default. */
function valuesOf({
  updated_at: _,
  version: __,
  content_pillars: ___,
  sample_posts: ____,
  ...fields
}: SavePreferencesRequest): PreferencesValues {
  const given = Object.entries<unknown>(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** The list with these phrases at its end, none twice. */
function withPhrases(list: readonly string[], phrases: readonly string[]): string[] {
  const known = new Set(list.map((phrase) => phrase.toLowerCase()));
  const added = phrases.filter((phrase) => {
    const isNew = !known.has(phrase.toLowerCase());
    known.add(phrase.toLowerCase());
    return isNew;
  });
  return [...list, ...added];
}

function without(values: Partial<WritingProfile>, names: readonly string[]): PreferencesValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
