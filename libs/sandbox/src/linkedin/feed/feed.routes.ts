import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from '../api/media.js';
import { sendPage } from '../../http/page.js';
import { portrait } from '../../http/portrait.js';
import { linkedInTheme as theme } from '../linkedin.theme.js';
import type { LinkedInStore } from '../linkedin.store.js';
import { feedPage, missingPostPage, postsPerPage, singlePostPage } from './feed.page.js';
import { sandboxIcon } from './icons.js';
import { feedStylesheet } from './stylesheet.js';

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
