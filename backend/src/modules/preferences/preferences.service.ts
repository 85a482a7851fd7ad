import { defaultWritingProfile, type EditingPatterns } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/http/app-error.js';
import { SavePreferencesRequest, type PreferencesResponse } from './preferences.dto.js';
import { PreferencesExistError } from './preferences.errors.js';
import { PreferencesRepository, type PreferencesValues } from './preferences.repository.js';

/** Its fields are also asked for one by one elsewhere (onboarding, settings): with the same rules. */
export { SavePreferencesRequest };

/** How the writers sound like the user: the writing profile. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly database: Database,
  ) {}

  /** Null while the user has no writing profile (C-33). */
  async find(userId: string): Promise<PreferencesResponse | null> {
    return this.preferences.find(userId);
  }

  /**
   * The default profile (D §9) with what the request sets besides.
   * @throws PreferencesExistError when the user has one
   */
  async createDefault(userId: string, request: SavePreferencesRequest): Promise<PreferencesResponse> {
    const { content_pillars: _, ...defaults } = defaultWritingProfile();
    return this.database.transaction(async () => {
      if (!(await this.preferences.insert(userId, { ...defaults, ...valuesOf(request) }))) {
        throw new PreferencesExistError();
      }
      return this.get(userId);
    });
  }

  /** Saves the fields that are given; a user without a profile gets the default one for the others. */
  async save(userId: string, request: SavePreferencesRequest): Promise<PreferencesResponse> {
    return this.database.transaction(async () => {
      await this.preferences.upsert(userId, valuesOf(request));
      return this.get(userId);
    });
  }

  /** Adds to what onboarding knows so far, and leaves the rest of it alone. */
  async keepOnboarding(userId: string, part: Readonly<Record<string, unknown>>): Promise<void> {
    await this.preferences.mergeOnboarding(userId, part);
  }

  /** Locks the writing profiles of these users until the transaction ends. */
  async lockAll(userIds: readonly string[]): Promise<void> {
    await this.preferences.lockAll(userIds);
  }

  /** What users changed of generated texts so far. Users without a writing profile stay without one (C-33). */
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

  private async get(userId: string): Promise<PreferencesResponse> {
    const row = await this.preferences.find(userId);
    if (!row) throw new NotFoundError('The writing profile');
    return row;
  }
}

/** The fields that were sent: the others must not become "undefined" over a default. */
function valuesOf({
  updated_at: _,
  content_pillars: __,
  ...fields
}: SavePreferencesRequest): PreferencesValues {
  const given = Object.entries<unknown>(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
