import { LINKEDIN_TEXTS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { ChannelPausesRepository } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import { LinkedInNotConnectedError } from '../publications.errors.js';
import type { HeldPostResponse, HeldPostsResponse, StillRightResponse } from './held-posts.dto.js';
import { HeldPostsRepository, type HeldPostRow } from './held-posts.repository.js';

/** Posts per page; the rest follows when these are checked. */
const SHOWN = 50;

/** A user's check of posts held after a restore. */
@Injectable()
export class HeldPostsService {
  constructor(
    private readonly repository: HeldPostsRepository,
    private readonly pauses: ChannelPausesRepository,
  ) {}

  async list(userId: string): Promise<HeldPostsResponse> {
    const rows = await this.repository.find(userId, SHOWN);
    return { data: rows.map(presentHeldPost), total: rows[0]?.total ?? 0 };
  }

  /**
   * Takes those along whose account is connected: the others would only stop at their times.
   * @param postIds null for all that wait and surely did not go out
   * @throws LinkedInNotConnectedError where none of those that wait has a connected account
   */
  async stillRight(userId: string, postIds: readonly string[] | null): Promise<StillRightResponse> {
    const count = await this.repository.end(userId, postIds);
    if (count === 0 && (await this.repository.hasAny(userId, postIds))) {
      throw new LinkedInNotConnectedError(LINKEDIN_TEXTS.formerNotConnected);
    }
    return { count, is_paused: (await this.pauses.pausedSince('publishing')) !== null };
  }
}

function presentHeldPost({ total, due_at, ...post }: HeldPostRow): HeldPostResponse {
  return { ...post, due_at: due_at.toISOString() };
}
