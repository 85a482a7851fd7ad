import { Injectable } from '@nestjs/common';
import { PostsService } from '../posts/posts.service.js';
import type { PublicationOfPostResponse } from './publications.dto.js';
import { presentPublication } from './publication.presenter.js';
import { PublicationsRepository } from './publications.repository.js';
import { TimelinesRepository } from './timelines.repository.js';

/** Reads how the delivery of a post stands. */
@Injectable()
export class PublicationsService {
  constructor(
    private readonly publications: PublicationsRepository,
    private readonly timelines: TimelinesRepository,
    private readonly posts: PostsService,
  ) {}

  /** @throws NotFoundError when the post is not this user's */
  async findForPost(userId: string, postId: string): Promise<PublicationOfPostResponse> {
    await this.posts.get(userId, postId);
    const publication = await this.publications.findLatest(userId, postId);
    if (!publication) return { publication: null };
    const [attempts, timeline] = await Promise.all([
      this.publications.findAttempts(publication.id),
      this.timelines.findForPost(userId, postId),
    ]);
    return { publication: presentPublication(publication, attempts, timeline) };
  }

  /**
   * Locks all posts of the user until the transaction ends, so that no worker can begin to send one of them; answers whether
   * one is being sent at this moment, or may still be by a worker that was given up for lost. For whoever takes the posts away.
   */
  async holdAndFindSending(userId: string): Promise<boolean> {
    await this.posts.lockAll(userId);
    return this.publications.maySenderLive(userId);
  }
}
