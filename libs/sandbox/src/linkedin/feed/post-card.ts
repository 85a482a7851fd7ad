import { type Html, html } from '../../http/html.js';
import type { PostComment, SandboxPost } from '../api/post.js';
import { icons } from './icons.js';
import type { TextSegment } from '../little-text.decoder.js';
import type { PostMedia } from '../api/media.js';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** The age of a post as LinkedIn writes it: "now", "5m", "3h", "2d", "6w", "2yr". */
export function age(createdAt: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(createdAt)) / 1000);
  if (seconds < minute) return 'now';
  if (seconds < hour) return `${Math.floor(seconds / minute)}m`;
  if (seconds < day) return `${Math.floor(seconds / hour)}h`;
  if (seconds < week) return `${Math.floor(seconds / day)}d`;
  if (seconds < 52 * week) return `${Math.floor(seconds / week)}w`;
  return `${Math.floor(seconds / (52 * week))}yr`;
}

/** LinkedIn's feed shows five pictures of a post; the last one says how many more there are. */
const shownImages = 5;

function address({ urn }: PostMedia): string {
  return `/linkedin/media/assets/${encodeURIComponent(urn)}`;
}

function imageGrid(images: readonly PostMedia[]): Html {
  const shown = images.slice(0, shownImages);
  const more = images.length - shown.length;
  return html`<div class="post__media" data-count="${shown.length}">
    ${shown.map(
      (image, index) =>
        html`<a href="${address(image)}"
          ><img src="${address(image)}" alt="${image.alt_text ?? ''}" loading="lazy" />${
            more > 0 && index === shown.length - 1 && html`<span class="post__more">+${more}</span>`
          }</a
        >`,
    )}
  </div>`;
}

/** The pictures or the document of a post, as its readers see them. */
function postMedia(media: readonly PostMedia[]): Html | false {
  const [first] = media;
  if (!first) return false;
  if (first.kind === 'image') return imageGrid(media);
  return html`<a class="post__document" href="${address(first)}"><span>PDF</span>${first.title}</a>`;
}

const webAddress = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/u;

function withLinks(text: string): Html[] {
  return text
    .split(webAddress)
    .filter((part) => part !== '')
    .map((part, index) =>
      webAddress.test(part) && (index > 0 || part.startsWith('http'))
        ? html`<a href="${part}" rel="noopener noreferrer nofollow" target="_blank">${part}</a>`
        : html`${part}`,
    );
}

/** The text of a post with its hashtags, mentions and addresses as links. */
function postText(segments: readonly TextSegment[]): Html {
  return html`${segments.map((segment) => {
    switch (segment.kind) {
      case 'hashtag':
        return html`<a href="/linkedin/feed?hashtag=${encodeURIComponent(segment.tag)}">${segment.text}</a>`;
      case 'mention':
        return html`<strong>${segment.text}</strong>`;
      case 'text':
        return withLinks(segment.text);
    }
  })}`;
}

/** The comments of a post. */
function postComments(comments: readonly PostComment[]): readonly Html[] {
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
          ${post.edited_at !== null && html`• <span title="${post.edited_at}">Edited</span>`} •
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
