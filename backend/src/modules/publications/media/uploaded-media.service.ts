import { Injectable } from '@nestjs/common';
import type { UploadedMedia } from '../../linkedin/rest/linkedin-media.service.js';
import { PostMediaService, type OutgoingMedia } from '../../posts/media/post-media.service.js';
import type { ClaimedPublication } from '../send/claims.repository.js';
import { MediaUploadsRepository } from './media-uploads.repository.js';

/** A publication's media, and those already uploaded to LinkedIn. */
export interface PublicationMedia {
  readonly media: readonly UploadedMedia[];
  readonly missing: readonly OutgoingMedia[];
  readonly isUploaded: boolean;
}

type Key = Pick<ClaimedPublication, 'id' | 'post_id'>;

/** Matches what posts show with what was uploaded for their publications. */
@Injectable()
export class UploadedMediaService {
  constructor(
    private readonly posts: PostMediaService,
    private readonly uploads: MediaUploadsRepository,
  ) {}

  /** By publication; those of text alone are left out. The result is valid while the caller holds the posts' row locks. */
  async find(publications: readonly Key[]): Promise<Map<string, PublicationMedia>> {
    const byPost = await this.posts.findForPublishing(publications.map(({ post_id }) => post_id));
    const showing = publications.filter(({ post_id }) => byPost.has(post_id));
    if (showing.length === 0) return new Map();
    const uploads = await this.uploads.findUsable(showing.map(({ id }) => id));
    const urns = new Map(
      uploads.map(({ publication_id, media_id, urn }) => [`${publication_id} ${media_id}`, urn]),
    );
    return new Map(
      showing.map(({ id, post_id }) => {
        const outgoing = byPost.get(post_id) ?? [];
        const missing = outgoing.filter((item) => !urns.has(`${id} ${item.id}`));
        const media = outgoing.flatMap(({ id: mediaId, kind, alt_text: altText, title }) => {
          const urn = urns.get(`${id} ${mediaId}`);
          return urn === undefined ? [] : [{ urn, kind, altText, title }];
        });
        return [id, { media, missing, isUploaded: missing.length === 0 }] as const;
      }),
    );
  }
}
