import { type Html, html } from '../../http/html.js';
import type { SandboxPost } from '../api/post.js';
import { age } from './age.js';
import { icons } from './icons.js';
import { postComments } from './post-comments.js';
import { postMedia } from './post-media.js';
import { postText } from './post-text.js';

/** LinkedIn folds a text in the feed after about 210 characters or three lines (no document has a figure). */
const foldedCharacters = 210;
const foldedLines = 3;

function isFolded(text: string): boolean {
  return text.length > foldedCharacters || text.split('\n').length > foldedLines;
}

export function permalink(urn: string): string {
  return `/linkedin/feed/update/${urn}/`;
}

const actions = [
  ['Like', icons.like],
  ['Comment', icons.comment],
  ['Repost', icons.repost],
  ['Send', icons.send],
] as const;

/** A post as the feed shows it. `isWhole` shows all of the text, as the post's own page does. */
export function postCard(post: SandboxPost, now: Date, isWhole: boolean): Html {
  const sub = post.author.slice('urn:li:person:'.length);
  const audience = post.visibility === 'CONNECTIONS' ? icons.connections : icons.everyone;
  const audienceName = post.visibility === 'CONNECTIONS' ? 'Connections only' : 'Anyone';
  const foldId = `fold-${post.urn.split(':').at(-1) ?? ''}`;
  const folds = !isWhole && isFolded(post.text);
  return html`<article class="card post" data-urn="${post.urn}">
    <header class="post__author">
      <img src="/linkedin/media/${sub}/photo.png" alt="" width="48" height="48" />
      <div>
        <p class="post__name">${post.author_name} <span class="post__degree">• 1st</span></p>
        <p class="post__sub">Member of the LinkedIn sandbox</p>
        <p class="post__sub">
          <a href="${permalink(post.urn)}"
            ><time datetime="${post.created_at}" title="${post.created_at}"
              >${age(post.created_at, now)}</time
            ></a
          >
          •
          <span class="audience" title="${audienceName}"
            >${audience}<span class="vh">${audienceName}</span></span
          >
        </p>
      </div>
    </header>
    <div class="fold">
      ${folds && html`<input class="fold__switch" type="checkbox" id="${foldId}" />`}
      <p class="post__text">${postText(post.segments)}</p>
      ${folds && html`<label class="fold__more" for="${foldId}">…see more</label>`}
    </div>
    ${postMedia(post.media)}
    <div class="post__actions" aria-hidden="true">
      ${actions.map(([name, icon]) => html`<span>${icon}${name}</span>`)}
    </div>
    ${postComments(post.comments)}
  </article>`;
}
