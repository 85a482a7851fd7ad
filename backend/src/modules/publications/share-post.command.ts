import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PostsService, type PostResponse } from '../posts/posts.service.js';
import { UsersService } from '../users/users.service.js';
import { PlacePublicationService } from './place-publication.service.js';

/** "Post Now": the same ledger as a scheduled post, due at once. */
@Injectable()
export class SharePostCommand {
  constructor(
    private readonly database: Database,
    private readonly place: PlacePublicationService,
    private readonly posts: PostsService,
    private readonly users: UsersService,
  ) {}

  async execute(userId: string, postId: string): Promise<PostResponse> {
    const { time_zone: zone } = await this.users.get(userId);
    await this.database.transaction(() => this.place.place({ userId, postId, at: null, zone }));
    return this.posts.get(userId, postId);
  }
}
