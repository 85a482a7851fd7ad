import { type Html, html } from '../../http/html.js';
import type { PostComment } from '../api/post.js';

/** The comments of a post. */
export function postComments(comments: readonly PostComment[]): readonly Html[] {
  return comments.map(
    ({ author, author_name, text }) =>
      html`<div class="post__comment">
        <img
          src="/linkedin/media/${author.slice('urn:li:person:'.length)}/photo.png"
          alt=""
          width="32"
          height="32"
        />
        <div>
          <strong>${author_name}</strong>
          <p>${text}</p>
        </div>
      </div>`,
  );
}
