import type { FastifyError, FastifyInstance } from 'fastify';
import { sendAnswer } from './api/answer.js';
import { tracked } from './api/call-tracking.js';
import { commentsRoutes } from './api/comments.routes.js';
import { mediaRoutes } from './api/media.routes.js';
import { postAnalyticsRoutes } from './api/post-analytics.routes.js';
import { postUpdatesRoutes } from './api/post-updates.routes.js';
import { postsRoutes } from './api/posts.routes.js';
import { userinfoRoutes } from './api/userinfo.routes.js';
import { linkedInControlRoutes } from './control.routes.js';
import { feedRoutes } from './feed/feed.routes.js';
import { linkedInErrors } from './linkedin.errors.js';
import type { LinkedInSandbox } from './linkedin.sandbox.js';
import type { LinkedInStore } from './linkedin.store.js';
import { authorizationRoutes } from './oauth/authorization.routes.js';
import { discoveryRoutes } from './oauth/discovery.routes.js';
import { tokenRoutes } from './oauth/token.routes.js';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The API for applications. Unreadable and unknown requests are recorded and answered, too. */
function apiRoutes(app: FastifyInstance, store: LinkedInStore): void {
  // Reads even broken JSON, so that the request is seen, and judged by its headers first as LinkedIn does.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parsed(body.toString()));
  });
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendAnswer(reply, linkedInErrors.malformedBody(status));
    console.error(error);
    return sendAnswer(reply, linkedInErrors.internal());
  });
  // The router overlooks a slash at the end, for the sake of permalinks; the API has no such addresses.
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!/^\/linkedin\/(?:rest|v2|oauth)\/.*\/$/u.test(path)) return;
    await tracked(store, 'unknown', () => linkedInErrors.notFound())(request, reply);
  });
  app.setNotFoundHandler(tracked(store, 'unknown', () => linkedInErrors.notFound()));
  authorizationRoutes(app, store);
  tokenRoutes(app, store);
  discoveryRoutes(app);
  userinfoRoutes(app, store);
  postsRoutes(app, store);
  postUpdatesRoutes(app, store);
  mediaRoutes(app, store);
  commentsRoutes(app, store);
  postAnalyticsRoutes(app, store);
  feedRoutes(app, store);
}

/** All routes under `/linkedin`. */
export function linkedInRoutes(app: FastifyInstance, store: LinkedInStore, sandbox: LinkedInSandbox): void {
  app.register(async (api) => apiRoutes(api, store), { prefix: '/linkedin' });
  app.register(async (control) => linkedInControlRoutes(control, sandbox), { prefix: '/linkedin/_sandbox' });
}
