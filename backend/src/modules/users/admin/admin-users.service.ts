import { createHash } from 'node:crypto';
import { addDays, firstNameOf, todayInZone } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AuditService } from '../../audit/audit.service.js';
import { SubscriptionsService } from '../../subscriptions/subscriptions.service.js';
import type { AdminUserResponse, LockProfileRequest } from './admin-users.dto.js';
import { AdminUsersRepository, type AdminUserRow } from './admin-users.repository.js';
import { OPEN_SLOT_WEEKS, openSlotsAhead } from './open-slots.policy.js';
import { NameMissingError, UserStaleError } from '../users.errors.js';
import { ProfilesRepository, type Profile, type ProfileChange } from '../profile/profiles.repository.js';
import { StaffRightsService } from './staff-rights.service.js';

export interface AdminUserChange {
  /** What the change started from; without it the last write wins. */
  readonly version?: string;
  readonly full_name?: string | null;
  readonly content_pillars?: string[];
  readonly is_admin?: boolean;
  /** True gives the free plan to a user without an active one. */
  readonly grant_free_plan?: boolean;
}

type Editable = Pick<Profile, 'full_name' | 'content_pillars' | 'is_admin'>;

/** Users as staff see and change them. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly repository: AdminUsersRepository,
    private readonly profiles: ProfilesRepository,
    private readonly staffRights: StaffRightsService,
    private readonly subscriptions: SubscriptionsService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(query: AdminListQuery): Promise<{ data: AdminUserResponse[]; total: number }> {
    const now = this.clock.now();
    const { rows, total } = await this.repository.list(query, now, todayInZone(now, 'UTC'));
    return { data: await this.withOpenSlots(rows), total };
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<AdminUserResponse> {
    const row = await this.repository.findById(id);
    const [user] = row ? await this.withOpenSlots([row]) : [];
    if (!user) throw new NotFoundError('The user');
    return user;
  }

  /**
   * Changes a user by staff; actual changes are audited with their old and new values.
   * @throws NotFoundError, UserStaleError, NameMissingError, OwnAdminRightsError, EmailUnconfirmedError for staff rights of an unconfirmed account, ForbiddenError
   */
  async change(actorId: string, id: string, request: AdminUserChange): Promise<AdminUserResponse> {
    await this.database.transaction(async () => {
      if (request.is_admin !== undefined) await this.staffRights.hold(actorId);
      const profile = await this.profiles.lockById(id);
      if (!profile) throw new NotFoundError('The user');
      if (request.version !== undefined && request.version !== versionOf(profile)) {
        const row = { entity: 'profiles', entity_id: id } as const;
        const changedBy = await this.audit.lastActor(row, { to_version: versionOf(profile) });
        throw new UserStaleError(await this.get(id), changedBy);
      }
      if (request.full_name === null && profile.full_name !== null) throw new NameMissingError();
      const change = changedFields(profile, request);
      if (Object.keys(change).length > 0) {
        const after = await this.profiles.update(id, change, this.clock.now());
        await this.audit.record({
          ...{ actor_id: actorId, user_id: id },
          action: 'user.updated',
          entity: 'profiles',
          entity_id: id,
          details: {
            to_version: versionOf(after),
            before: pick(profile, Object.keys(change)),
            after: change,
          },
        });
      }
      if (request.is_admin === true) await this.staffRights.grant(id, actorId);
      if (request.is_admin === false) await this.staffRights.revoke(id, actorId);
      if (request.grant_free_plan) await this.subscriptions.grantFreePlan(id, actorId);
    });
    return this.get(id);
  }

  /**
   * Locks the profile for its user, or unlocks it; why stands in the audit log. Again is harmless.
   * @throws NotFoundError
   */
  async lockProfile(
    actorId: string,
    id: string,
    { is_locked, reason }: LockProfileRequest,
  ): Promise<AdminUserResponse> {
    await this.database.transaction(async () => {
      const profile = await this.profiles.lockById(id);
      if (!profile) throw new NotFoundError('The user');
      if (profile.profile_locked === is_locked) return;
      await this.profiles.update(id, { profile_locked: is_locked }, this.clock.now());
      await this.audit.record({
        ...{ actor_id: actorId, user_id: id },
        action: is_locked ? 'user.profile_locked' : 'user.profile_unlocked',
        entity: 'profiles',
        entity_id: id,
        details: { reason, before: { profile_locked: !is_locked }, after: { profile_locked: is_locked } },
      });
    });
    return this.get(id);
  }

  /** Two statements for the whole page, however many users are on it. */
  private async withOpenSlots(rows: readonly AdminUserRow[]): Promise<AdminUserResponse[]> {
    const now = this.clock.now();
    const today = todayInZone(now, 'UTC');
    const planned = await this.repository.findPlannedPrompts(
      rows.map(({ id }) => id),
      // Somewhere it is still yesterday, elsewhere already tomorrow.
      addDays(today, -1),
      addDays(today, OPEN_SLOT_WEEKS * 7 + 1),
    );
    return rows.map((row) => ({
      ...row,
      version: versionOf(row),
      open_slots: openSlotsAhead(
        row.time_zone,
        now,
        planned.filter(({ user_id }) => user_id === row.id),
      ),
    }));
  }
}

/** A digest of what staff may change: two versions of a user are the same where these are. */
function versionOf({ full_name, content_pillars, is_admin }: Editable): string {
  return createHash('sha256')
    .update(JSON.stringify([full_name, content_pillars, is_admin]))
    .digest('base64url');
}

/** The requested values that differ from the profile's; staff rights are changed by themselves. */
function changedFields(profile: Profile, request: AdminUserChange): ProfileChange {
  const { full_name, content_pillars } = request;
  return {
    ...(full_name !== undefined && full_name !== profile.full_name
      ? { full_name, first_name: full_name && firstNameOf(full_name) }
      : {}),
    ...(content_pillars && content_pillars.join('\n') !== profile.content_pillars.join('\n')
      ? { content_pillars }
      : {}),
  };
}

function pick(profile: Profile, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(profile).filter(([field]) => fields.includes(field)));
}
