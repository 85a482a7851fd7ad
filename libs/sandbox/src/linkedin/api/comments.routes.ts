import { isJsonObject, type JsonObject } from '@drumbeat/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { excerpt } from '../../control/excerpt.js';
import { linkedInErrors } from '../linkedin.errors.js';
import type { LinkedInStore } from '../linkedin.store.js';
import type { Answer } from './answer.js';
import { tracked } from './call-tracking.js';
import { memberOf, restCaller } from './caller.js';
import { respondWithFault, type Processing } from './faulty-answer.js';

/** Maximum length of a comment, which is plain text (LINKEDIN-13). */
const maxCommentLength = 1_250;

function textOf(body: unknown): string | null {
  const message = isJsonObject(body) ? body['message'] : undefined;
  return isJsonObject(message) && typeof message['text'] === 'string' ? message['text'] : null;
}

/** `parentComment` makes a reply, `content` shows a picture: both exist, and neither is used by Drumbeat. */
const commentFields = new Set(['actor', 'object', 'message', 'parentComment', 'content']);

function unknownField(body: JsonObject): string | null {
  const unknown = Object.keys(body).find((field) => !commentFields.has(field));
  if (unknown !== undefined) return unknown;
  const inMessage = isJsonObject(body['message']) ? Object.keys(body['message']) : [];
  const other = inMessage.find((field) => field !== 'text' && field !== 'attributes');
  return other === undefined ? null : `message/${other}`;
}

/**
 * Needs `w_member_social_feed`, which only a reviewed application gets; with `w_member_social` alone LinkedIn refuses
 * (measured, LINKEDIN-14).
 */
function comment(store: LinkedInStore, request: FastifyRequest, { otherThread }: Processing): Answer {
  const caller = restCaller(store, request);
  if ('problem' in caller) return caller.problem;
  if (!caller.scopes.includes('w_member_social_feed')) {
    return linkedInErrors.accessDenied('partnerApiSocialActions.CREATE', caller.version);
  }
  if (request.url.includes('urn:li:')) return linkedInErrors.unencodedUrn();
  const { urn } = request.params as { urn: string };
  const author = `urn:li:person:${caller.member.sub}`;
  const { body } = request;
  if (!isJsonObject(body)) return linkedInErrors.malformedBody();
  const unknown = unknownField(body);
  if (unknown !== null) return linkedInErrors.unknownField(unknown);
  if (body['actor'] !== author) return linkedInErrors.foreignAuthor();
  const invalid = (field: string, description: string): Answer =>
    linkedInErrors.invalidField('INVALID_VALUE_FOR_FIELD', field, description);
  if (body['object'] !== urn) return invalid('object', 'Value must be the URN of the path');
  const text = textOf(body);
  if (text === null || text.trim() === '') {
    return linkedInErrors.invalidField(
      'INVALID_VALUE_BLANK_FIELD',
      'message/text',
      'Field must not be blank',
    );
  }
  if (text.length > maxCommentLength) {
    return linkedInErrors.tooLong('message/text', text.length, maxCommentLength);
  }
  if (otherThread) {
    const actual = store.posts.threadOf(urn);
    return actual === null ? linkedInErrors.notFound() : linkedInErrors.otherThread(urn, actual);
  }
  const id = store.posts.comment(urn, { author, author_name: caller.member.name, text }, store.now());
  if (id === null) return linkedInErrors.notFound();
  return {
    status: 201,
    outcome: 'commented',
    headers: { 'x-restli-id': id },
    urn,
    body: { id, object: urn },
  };
}

export function commentsRoutes(app: FastifyInstance, store: LinkedInStore): void {
  app.post(
    '/rest/socialActions/:urn/comments',
    tracked(store, 'comment', (request, call) => {
      const text = textOf(request.body) ?? '';
      const fault = store.faults.take(
        ({ target, text_contains: part }) => target === 'comments' && (part === null || text.includes(part)),
      );
      call.member = memberOf(store, request);
      call.text = excerpt(text);
      call.fault = fault?.kind ?? null;
      const version = String(request.headers['linkedin-version'] ?? '');
      return respondWithFault(store, fault, version, (how) => comment(store, request, how));
    }),
  );
}
