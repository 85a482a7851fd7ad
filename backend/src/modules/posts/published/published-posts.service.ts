import type { AnalyticsSpan } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import {
  type NewestPosts,
  type PublishedPost,
  type PublishedPostsFilter,
  PublishedPostsRepository,
} from './published-posts.repository.js';

/** Posts of a user that are out, with their newest figures and pillar: for whoever counts and compares them. */
@Injectable()
export class PublishedPostsService {
  constructor(private readonly posts: PublishedPostsRepository) {}

  async findNewest(userId: string, which: NewestPosts): Promise<PublishedPost[]> {
    return this.posts.findNewest(userId, which);
  }

  /** @param page from 1; null: all */
  async findPage(
    userId: string,
    span: AnalyticsSpan,
    filter: PublishedPostsFilter,
    page: number | null,
  ): Promise<PublishedPost[]> {
    return this.posts.findPage(userId, span, filter, page);
  }

  /** Posts of all pages. */
  async count(userId: string, span: AnalyticsSpan, filter: PublishedPostsFilter): Promise<number> {
    return this.posts.count(userId, span, filter);
  }
}
