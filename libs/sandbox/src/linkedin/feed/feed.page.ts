import { type Html, html } from '../../http/html.js';
import type { SandboxPost } from '../api/post.js';
import { postCard } from './post-card.js';

export const postsPerPage = 25;

export interface FeedPage {
  posts: readonly SandboxPost[];
  hashtag: string | null;
  page: number;
  hasOlder: boolean;
  now: Date;
}

function bar(): Html {
  return html`<header class="bar">
    <a class="bar__home" href="/linkedin/feed"
      ><img src="/linkedin/assets/icon.svg" alt="" width="34" height="34" /><span>LinkedIn sandbox</span></a
    >
  </header>`;
}

function pageAddress(hashtag: string | null, page: number): string {
  const query = new URLSearchParams();
  if (hashtag !== null) query.set('hashtag', hashtag);
  if (page > 1) query.set('page', String(page));
  return `/linkedin/feed${query.size > 0 ? `?${query.toString()}` : ''}`;
}

function emptyFeed(hashtag: string | null): Html {
  return html`<section class="card empty">
    <h2>${hashtag === null ? 'Nothing has been posted yet' : `No posts with #${hashtag}`}</h2>
    <p>
      What an application publishes for a member of this sandbox appears here, as its readers would see it.
    </p>
  </section>`;
}

/** The feed of all posts, newest first, as on LinkedIn. */
export function feedPage({ posts, hashtag, page, hasOlder, now }: FeedPage): Html {
  return html`${bar()}
    <main class="feed">
      <h1 class="${hashtag === null ? 'vh' : 'feed__title'}">${hashtag === null ? 'Feed' : `#${hashtag}`}</h1>
      ${posts.length > 0 ? posts.map((post) => postCard(post, now, false)) : emptyFeed(hashtag)}
      <nav class="pager" aria-label="Pages of the feed">
        ${page > 1 && html`<a href="${pageAddress(hashtag, page - 1)}">Newer posts</a>`}
        ${hasOlder && html`<a href="${pageAddress(hashtag, page + 1)}">Older posts</a>`}
      </nav>
    </main>`;
}

export function singlePostPage(post: SandboxPost, now: Date): Html {
  return html`${bar()}
    <main class="feed">
      <h1 class="vh">Post by ${post.author_name}</h1>
      ${postCard(post, now, true)}
      <nav class="pager"><a href="/linkedin/feed">All posts</a></nav>
    </main>`;
}

export function missingPostPage(): Html {
  return html`${bar()}
    <main class="feed">
      <section class="card empty">
        <h1>This post cannot be displayed</h1>
        <p>It was deleted, or it never was here.</p>
      </section>
      <nav class="pager"><a href="/linkedin/feed">All posts</a></nav>
    </main>`;
}
