import type { FastifyInstance, FastifyRequest } from 'fastify';
import { excerpt } from '../../control/excerpt.js';
import { linkedInErrors } from '../linkedin.errors.js';
import type { ArmedLinkedInFault } from '../linkedin.faults.js';
import type { LinkedInStore } from '../linkedin.store.js';
import { decodeLittleText } from '../little-text.decoder.js';
import type { Answer } from './answer.js';
import { tracked } from './call-tracking.js';
import { memberOf, restCaller } from './caller.js';
import { respondWithFault, type Processing } from './faulty-answer.js';
import type { LinkedInCall } from './linkedin-call.js';
import { firstHalf } from './posts.js';
import { commentaryOf, judgePostBody } from './post-body.rules.js';

function createPost(
  store: LinkedInStore,
  request: FastifyRequest,
  { truncate, remembersAll }: Processing,
): Answer {
  const caller = restCaller(store, request);
  if ('problem' in caller) return caller.problem;
  if (!caller.scopes.includes('w_member_social')) {
    return linkedInErrors.accessDenied('partnerApiPostsExternal.CREATE', caller.version);
  }
  const { sub, name } = caller.member;
  const author = `urn:li:person:${sub}`;
  const judged = judgePostBody(request.body, author, decodeLittleText, (urn) => store.media.find(urn));
  if ('problem' in judged) return judged.problem;

  const now = store.now();
  const duplicate = store.posts.duplicateOf(sub, judged.commentary, now, remembersAll ? Infinity : undefined);
  if (duplicate !== null) return { ...linkedInErrors.duplicate(duplicate), urn: duplicate };

  const decoded = decodeLittleText(judged.commentary);
  const published = truncate ? firstHalf(decoded) : decoded;
  const { urn } = store.posts.create({ ...judged, sub, author, authorName: name }, published, now);
  return { status: 201, outcome: 'created', headers: { 'x-restli-id': urn }, urn };
}

/** A post of the caller's, or one that is not there any more: deleting is idempotent (LINKEDIN-11). */
function deletePost(store: LinkedInStore, request: FastifyRequest, urn: string): Answer {
  const caller = restCaller(store, request);
  if ('problem' in caller) return caller.problem;
  const post = store.posts.find(urn);
  const isOwn = post === null || post.author === `urn:li:person:${caller.member.sub}`;
  if (!isOwn || !caller.scopes.includes('w_member_social')) {
    return linkedInErrors.accessDenied('partnerApiPostsExternal.DELETE', caller.version);
  }
  store.posts.delete(urn, store.now());
  return { status: 204, outcome: 'deleted', urn };
}

/** Refused for self-serve applications: reading members' posts back (`r_member_social` is closed, LINKEDIN-9). */
function refused(store: LinkedInStore, request: FastifyRequest, resource: string): Answer {
  const caller = restCaller(store, request);
  if ('problem' in caller) return caller.problem;
  return linkedInErrors.accessDenied(resource, caller.version);
}

function takePostFault(store: LinkedInStore, commentary: string, text: string): ArmedLinkedInFault | null {
  return store.faults.take(
    ({ target, text_contains: part }) =>
      target === 'posts' && (part === null || text.includes(part) || commentary.includes(part)),
  );
}

function versionOf(request: FastifyRequest): string {
  return String(request.headers['linkedin-version'] ?? '');
}

/** The URN of the path, percent-encoded as LinkedIn demands, or null. */
function urnOf(request: FastifyRequest): string | null {
  if (request.url.includes('urn:li:')) return null;
  return (request.params as { urn: string }).urn;
}

/** `/rest/posts`, as far as an application with "Share on LinkedIn" gets. */
export function postsRoutes(app: FastifyInstance, store: LinkedInStore): void {
  app.post(
    '/rest/posts',
    tracked(store, 'create_post', (request, call) => {
      const commentary = commentaryOf(request.body) ?? '';
      const { text } = decodeLittleText(commentary);
      const fault = takePostFault(store, commentary, text);
      call.member = memberOf(store, request);
      call.text = excerpt(text);
      call.fault = fault?.kind ?? null;
      return respondWithFault(store, fault, versionOf(request), (how) => createPost(store, request, how));
    }),
  );

  app.delete(
    '/rest/posts/:urn',
    tracked(store, 'delete_post', (request, call) => {
      const urn = urnOf(request);
      if (urn === null) return linkedInErrors.unencodedUrn();
      const fault = store.faults.take(({ target }) => target === 'delete');
      call.member = memberOf(store, request);
      call.fault = fault?.kind ?? null;
      return respondWithFault(store, fault, versionOf(request), () => deletePost(store, request, urn));
    }),
  );

  const refuse = (resource: string) => (request: FastifyRequest, call: LinkedInCall) => {
    call.member = memberOf(store, request);
    return refused(store, request, resource);
  };
  app.get('/rest/posts', tracked(store, 'read_post', refuse('partnerApiPostsExternal.FINDER-author')));
  app.get('/rest/posts/:urn', tracked(store, 'read_post', refuse('partnerApiPostsExternal.GET')));
}
