import { Injectable } from '@nestjs/common';
import { PostsService } from '../posts/posts.service.js';
import type { PublicationOfPostResponse } from './publications.dto.js';
import { presentPublication } from './publication.presenter.js';
import { PublicationsRepository } from './publications.repository.js';
import { TimelinesRepository } from './timelines.repository.js';

/** Reads the delivery state of a post. */
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
   * Locks all posts of the user until the transaction ends, so that no worker can begin to send one of them; returns
   * true when one is being sent, or may still be by a worker that was declared lost. For operations that delete the
   * posts.
   */
  async holdAndFindSending(userId: string): Promise<boolean> {
    await this.posts.lockAll(userId);
    return this.publications.maySenderLive(userId);
  }
}
