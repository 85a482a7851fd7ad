import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { PostResponse } from '../../posts/posts.dto.js';
import { PostsService } from '../../posts/posts.service.js';
import { UsersService } from '../../users/users.service.js';
import { PlacePublicationService } from './place-publication.service.js';

/** A time is chosen for a post, or another one. */
@Injectable()
export class SchedulePostCommand {
  constructor(
    private readonly database: Database,
    private readonly place: PlacePublicationService,
    private readonly posts: PostsService,
    private readonly users: UsersService,
  ) {}

  /** @param zone IANA name; the profile's when it is not given */
  async execute(userId: string, postId: string, at: Date, zone: string | undefined): Promise<PostResponse> {
    const timeZone = zone ?? (await this.users.get(userId)).time_zone;
    await this.database.transaction(() => this.place.place({ userId, postId, at, zone: timeZone }));
    return this.posts.get(userId, postId);
  }
}
