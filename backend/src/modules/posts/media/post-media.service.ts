import { documentTitle } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { PostMediaRepository, type PublishableMedia } from './post-media.repository.js';

/** A file as it goes out, with the title that a document has above it. */
export type OutgoingMedia = PublishableMedia & { readonly title: string };

/** The media of posts, for sending. */
@Injectable()
export class PostMediaService {
  constructor(private readonly media: PostMediaRepository) {}

  /** The files of these posts, by post, each in its order. They hold while the caller holds the posts' rows. */
  async findForPublishing(postIds: readonly string[]): Promise<Map<string, OutgoingMedia[]>> {
    const media = new Map<string, OutgoingMedia[]>();
    for (const { document_title, ...item } of await this.media.findForPublishing(postIds)) {
      const list = media.get(item.post_id) ?? [];
      list.push({ ...item, title: documentTitle(document_title, item.file_name) });
      media.set(item.post_id, list);
    }
    return media;
  }
}
