import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { PostResponse } from '../../posts/posts.dto.js';
import { PostsService } from '../../posts/posts.service.js';
import { UsersService } from '../../users/users.service.js';
import { PlacePublicationService } from './place-publication.service.js';

/** Schedules a post, or changes its time. */
@Injectable()
export class SchedulePostCommand {
  constructor(
    private readonly database: Database,
    private readonly place: PlacePublicationService,
    private readonly posts: PostsService,
    private readonly users: UsersService,
  ) {}

  /** @param zone IANA name; default: the profile's */
  async execute(userId: string, postId: string, at: Date, zone: string | undefined): Promise<PostResponse> {
    const timeZone = zone ?? (await this.users.get(userId)).time_zone;
    await this.database.transaction(() => this.place.place({ userId, postId, at, zone: timeZone }));
    return this.posts.get(userId, postId);
  }
}
