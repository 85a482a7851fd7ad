import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from '../api/media.js';
import { sendPage } from '../../http/page.js';
import { portrait } from '../../http/portrait.js';
import { linkedInTheme as theme } from '../linkedin.theme.js';
import type { LinkedInStore } from '../linkedin.store.js';
import { feedPage, missingPostPage, postsPerPage, singlePostPage } from './feed.page.js';
import { sandboxIcon } from './icons.js';

/** The feed: a bar that stays, a narrow column, posts that fold. Over the sandbox’s own sheet. */
const feedStylesheet = `
.bar { position: sticky; top: 0; z-index: 1; background: var(--card); border-bottom: 1px solid var(--line); }
.bar__home { display: flex; align-items: center; gap: 10px; max-width: 555px; height: 52px; margin: 0 auto; padding: 0 16px; color: var(--ink); font-size: 16px; }
.bar__home:hover { text-decoration: none; }
.feed { max-width: 555px; margin: 0 auto; padding: 16px 0 48px; }
.feed__title { padding: 4px 16px 16px; font-size: 20px; font-weight: 600; }
.post { padding-top: 12px; }
.post__author { display: flex; gap: 8px; padding: 0 16px; }
.post__author img { border-radius: 50%; }
.post__name { font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
.post__degree, .post__sub { color: var(--quiet); font-size: 12px; font-weight: 400; line-height: 1.35; }
.post__sub a { color: inherit; font-weight: 400; }
.audience { display: inline-block; vertical-align: -2px; }
.audience .icon { width: 13px; height: 13px; }
.fold { position: relative; padding: 10px 16px 12px; }
.post__text { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.43; }
.fold__switch { position: absolute; right: 20px; bottom: 16px; opacity: 0; }
.fold__more { position: absolute; right: 16px; bottom: 12px; z-index: 0; padding-left: 32px; background: linear-gradient(to right, transparent, var(--card) 30px); color: var(--quiet); cursor: pointer; }
.fold__more:hover { color: var(--blue); text-decoration: underline; }
.fold__switch:focus-visible ~ .fold__more { outline: 2px solid var(--blue); outline-offset: 1px; }
.fold__switch:not(:checked) ~ .post__text { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; line-clamp: 3; overflow: hidden; }
.fold__switch:checked, .fold__switch:checked ~ .fold__more { display: none; }
.post__media { display: grid; grid-template-columns: repeat(2, 1fr); gap: 2px; margin-bottom: 4px; background: var(--line); }
.post__media[data-count='1'] { display: block; }
.post__media a { position: relative; display: block; overflow: hidden; background: var(--card); }
.post__media img { display: block; width: 100%; height: 220px; object-fit: cover; }
.post__media[data-count='1'] img { height: auto; max-height: 640px; object-fit: contain; }
.post__media[data-count='3'] a:first-child, .post__media[data-count='5'] a:first-child { grid-column: span 2; }
.post__more { position: absolute; inset: 0; display: grid; place-items: center; background: rgb(0 0 0 / 55%); color: #fff; font-size: 28px; font-weight: 600; }
.post__document { display: flex; align-items: center; gap: 12px; margin: 0 16px 12px; padding: 16px; border: 1px solid var(--line); border-radius: 8px; color: inherit; font-weight: 600; overflow-wrap: anywhere; }
.post__document span { color: var(--quiet); font-size: 12px; font-weight: 600; }
.post__comment { display: flex; gap: 8px; padding: 8px 16px 12px; border-top: 1px solid var(--line); }
.post__comment img { flex: none; border-radius: 50%; }
.post__comment p { white-space: pre-wrap; overflow-wrap: anywhere; }
.post__actions { display: flex; justify-content: space-between; margin: 0 12px; padding: 4px 0; border-top: 1px solid var(--line); color: var(--quiet); }
.post__actions span { display: flex; flex: 1; align-items: center; justify-content: center; gap: 6px; min-height: 40px; font-weight: 600; }
.pager { display: flex; justify-content: center; gap: 24px; padding: 16px; }
@media (max-width: 600px) {
  .post__actions span { gap: 4px; font-size: 12px; }
}
`;

const title = 'LinkedIn sandbox';

function pageNumber(value: unknown): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function feedRoute(app: FastifyInstance, store: LinkedInStore): void {
  app.get<{ Querystring: Record<string, unknown> }>('/feed', async (request, reply) => {
    const { hashtag: asked, page: askedPage } = request.query;
    const hashtag = typeof asked === 'string' && asked !== '' ? asked : null;
    const page = pageNumber(askedPage);
    const tag = hashtag?.toLowerCase();
    const posts = store.posts
      .visible()
      .filter(
        ({ segments }) =>
          tag === undefined ||
          segments.some((segment) => segment.kind === 'hashtag' && segment.tag.toLowerCase() === tag),
      );
    const start = (page - 1) * postsPerPage;
    const body = feedPage({
      posts: posts.slice(start, start + postsPerPage),
      hashtag,
      page,
      hasOlder: posts.length > start + postsPerPage,
      now: store.now(),
    });
    return sendPage(reply, 200, { title: `Feed | ${title}`, body, theme });
  });
}

/** Pages for a person: the feed, a post's own page, and the pictures and style that they need. */
export function feedRoutes(app: FastifyInstance, store: LinkedInStore): void {
  feedRoute(app, store);

  app.get<{ Params: { urn: string } }>('/feed/update/:urn', async (request, reply) => {
    const post = store.posts.find(request.params.urn);
    if (post?.deleted_at !== null) {
      return sendPage(reply, 404, { title: `Not found | ${title}`, body: missingPostPage(), theme });
    }
    const body = singlePostPage(post, store.now());
    return sendPage(reply, 200, { title: `${post.author_name} | ${title}`, body, theme });
  });

  // A member's own posts: here all of them are in one feed.
  app.get('/in/me/recent-activity/all/', async (_request, reply) => reply.redirect('/linkedin/feed'));

  app.get<{ Params: { sub: string } }>('/media/:sub/photo.png', async (request, reply) =>
    reply
      .headers({ 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' })
      .send(portrait(request.params.sub)),
  );
  app.get<{ Params: { urn: string } }>('/media/assets/:urn', async (request, reply) => {
    const bytes = await store.media.bytes(request.params.urn);
    const type = bytes && contentTypeOf(bytes);
    if (!bytes || !type) return reply.code(404).send();
    return reply
      .headers({
        'content-type': type,
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
  app.get('/assets/icon.svg', async (_request, reply) =>
    reply.headers({ 'content-type': 'image/svg+xml' }).send(sandboxIcon),
  );
  app.get('/assets/linkedin.css', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8' }).send(feedStylesheet),
  );
}
