import { mediaListProblem } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { MediaService, type MediaFile } from '../../media/media.service.js';
import type { SetPostMediaRequest } from './post-media.dto.js';
import { PostMediaRepository, type PlacedMedia } from './post-media.repository.js';
import { presentPost } from '../post.presenter.js';
import type { PostResponse } from '../posts.dto.js';
import { PostNotFoundError, PostStaleError, refusalError } from '../posts.errors.js';
import { refusalToEdit } from '../posts.policy.js';
import { PostsRepository, type PostRow } from '../posts.repository.js';

/** Sets the files of a post: a change like one of its text, with the same version and the same lock. */
@Injectable()
export class SetPostMediaCommand {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsRepository,
    private readonly postMedia: PostMediaRepository,
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PostNotFoundError, PostStaleError with the newer post, PostInProgressError
   * @throws InvalidInputError for files that are not the user's, or that cannot be combined
   */
  async execute(userId: string, postId: string, request: SetPostMediaRequest): Promise<PostResponse> {
    return this.database.transaction(async () => {
      const post = await this.posts.lockById(userId, postId);
      if (!post) throw new PostNotFoundError();
      const refusal = refusalToEdit(post);
      if (refusal !== null) throw refusalError(refusal);
      if (post.version !== request.version) throw new PostStaleError(presentPost(post, this.clock.now()));
      const wanted = request.media.map(({ id, alt_text = '' }) => ({ id, alt_text }));
      const document_title =
        request.document_title === undefined ? post.document_title : request.document_title;
      if (!isSame(post, wanted) || document_title !== post.document_title) {
        await this.checked(userId, wanted);
        await this.postMedia.replace(postId, wanted);
        const kept = new Set(wanted.map(({ id }) => id));
        await this.media.release(post.media.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
        await this.posts.update(userId, postId, { document_title });
      }
      const changed = await this.posts.findById(userId, postId);
      if (!changed) throw new PostNotFoundError();
      return presentPost(changed, this.clock.now());
    });
  }

  private async checked(userId: string, wanted: readonly PlacedMedia[]): Promise<MediaFile[]> {
    const files = await this.media.lockOwn(
      userId,
      wanted.map(({ id }) => id),
    );
    const problem =
      files.length < wanted.length ? 'media names a file that is not there' : mediaListProblem(files);
    if (problem !== null) throw new InvalidInputError([{ field: 'media', message: problem }]);
    return files;
  }
}

function isSame({ media }: PostRow, wanted: readonly PlacedMedia[]): boolean {
  return (
    media.length === wanted.length &&
    media.every(({ id, alt_text }, index) => wanted[index]?.id === id && wanted[index].alt_text === alt_text)
  );
}
