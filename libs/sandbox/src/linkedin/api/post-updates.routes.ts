import { isJsonObject, type JsonObject } from '@drumbeat/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { excerpt } from '../../control/excerpt.js';
import { linkedInErrors } from '../linkedin.errors.js';
import type { LinkedInStore } from '../linkedin.store.js';
import { decodeLittleText } from '../little-text.decoder.js';
import type { Answer } from './answer.js';
import { tracked } from './call-tracking.js';
import { memberOf, restCaller } from './caller.js';
import { respondWithFault, type Processing } from './faulty-answer.js';
import { maxPostLength } from './post-body.rules.js';
import { firstHalf } from './posts.js';

/** What LinkedIn lets an author change of a post that is out (LINKEDIN-29); the stand-in serves the text alone. */
const changeable = new Set([
  'commentary',
  'contentCallToActionLabel',
  'contentLandingPage',
  'lifecycleState',
  'adContext',
]);

const invalid = (field: string, description: string, code = 'INVALID_VALUE_FOR_FIELD'): Answer =>
  linkedInErrors.invalidField(code, field, description);

/** The fields that a patch sets: `{patch: {$set: {…}}}`, nothing beside it. */
function setFields(body: unknown): JsonObject | null {
  if (!isJsonObject(body) || Object.keys(body).join() !== 'patch') return null;
  const { patch } = body;
  if (!isJsonObject(patch) || Object.keys(patch).join() !== '$set') return null;
  return isJsonObject(patch['$set']) ? patch['$set'] : null;
}

/** The new text of a patch that sets nothing else, or LinkedIn's error for it. */
function newCommentary(body: unknown): string | { readonly problem: Answer } {
  const fields = setFields(body);
  if (fields === null) return { problem: linkedInErrors.malformedBody() };
  const unknown = Object.keys(fields).find((field) => !changeable.has(field));
  if (unknown !== undefined) return { problem: linkedInErrors.unknownField(unknown) };
  const other = Object.keys(fields).find((field) => field !== 'commentary');
  if (other !== undefined) return { problem: invalid(other, 'Only the commentary is served here') };
  const { commentary } = fields;
  if (typeof commentary !== 'string' || commentary.trim() === '') {
    return { problem: invalid('commentary', 'Field must not be blank', 'INVALID_VALUE_BLANK_FIELD') };
  }
  const { text, truncatedAt } = decodeLittleText(commentary);
  const length = truncatedAt === null ? text.length : commentary.length;
  return length > maxPostLength
    ? { problem: linkedInErrors.tooLong('commentary', length, maxPostLength) }
    : commentary;
}

/** Replaces the text of a post of the caller's: with the same text again, the same is there. */
function updatePost(store: LinkedInStore, request: FastifyRequest, { truncate }: Processing): Answer {
  const caller = restCaller(store, request);
  if ('problem' in caller) return caller.problem;
  if (!caller.scopes.includes('w_member_social')) {
    return linkedInErrors.accessDenied('partnerApiPostsExternal.PARTIAL_UPDATE', caller.version);
  }
  if (request.url.includes('urn:li:')) return linkedInErrors.unencodedUrn();
  const { urn } = request.params as { urn: string };
  // Rest.li reads the same POST without this header as another method, which posts do not have.
  if (request.headers['x-restli-method'] !== 'PARTIAL_UPDATE') return linkedInErrors.wrongMethod();
  if (!/^urn:li:(?:share|ugcPost):\d+$/u.test(urn)) {
    return invalid('urn', 'URN is not of a share or a ugcPost', 'INVALID_URN_TYPE');
  }
  const commentary = newCommentary(request.body);
  if (typeof commentary !== 'string') return commentary.problem;
  const post = store.posts.find(urn);
  if (post?.deleted_at !== null) return linkedInErrors.notFound();
  if (post.author !== `urn:li:person:${caller.member.sub}`) {
    return linkedInErrors.accessDenied('partnerApiPostsExternal.PARTIAL_UPDATE', caller.version);
  }
  const decoded = decodeLittleText(commentary);
  store.posts.rewrite(urn, commentary, truncate ? firstHalf(decoded) : decoded, store.now());
  return { status: 204, outcome: 'updated', urn };
}

export function postUpdatesRoutes(app: FastifyInstance, store: LinkedInStore): void {
  app.post(
    '/rest/posts/:urn',
    tracked(store, 'update_post', (request, call) => {
      const fields = setFields(request.body);
      const commentary = typeof fields?.['commentary'] === 'string' ? fields['commentary'] : '';
      const fault = store.faults.take(({ target }) => target === 'updates');
      call.member = memberOf(store, request);
      call.text = excerpt(decodeLittleText(commentary).text);
      call.fault = fault?.kind ?? null;
      const version = String(request.headers['linkedin-version'] ?? '');
      return respondWithFault(store, fault, version, (how) => updatePost(store, request, how));
    }),
  );
}
