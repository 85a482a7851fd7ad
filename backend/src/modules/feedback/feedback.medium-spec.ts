import { randomUUID } from 'node:crypto';
import { FEEDBACK_TEXTS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aGeneration } from '../../../test/builders/generation.builder.js';
import { aPost } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import { adminFeedbackService } from '../../../test/support/services/admin-feedback-service.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { notificationsService } from '../../../test/support/services/notifications-service.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { GenerationNotFoundError, GenerationsService } from '../generations/generations.service.js';
import { GenerationsRepository } from '../generations/generations.repository.js';

import type { NotificationsService } from '../notifications/notifications.service.js';
import { FeedbackAnsweredError, type AdminFeedbackService } from './admin-feedback.service.js';
import type { GiveFeedbackRequest } from './feedback.dto.js';
import { FeedbackTargetNotFoundError, FeedbackService } from './feedback.service.js';
import { FeedbackRepository, type FeedbackTarget } from './feedback.repository.js';

/** Every field of the dialog. */
const IN_WORDS = {
  rating: 4,
  feedbackText: 'Close to how I work',
  likedAspects: ['Clarity', 'Relevance'],
  dislikedAspects: ['Creativity'],
  improvementSuggestions: 'Name a number',
  wouldUse: true,
  wouldRecommend: false,
  contextInfo: { title: 'Raising prices', content_preview: 'Tell how you raised them' },
} satisfies Partial<GiveFeedbackRequest>;

describe('The feedback of a user', () => {
  let connection: ConnectedDatabase;
  let service: FeedbackService;
  let userId: string;
  let prompt: FeedbackTarget;
  let post: FeedbackTarget;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    service = new FeedbackService(
      connection.database,
      new FeedbackRepository(connection.database),
      new GenerationsService(new GenerationsRepository(connection.database)),
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { database } = connection;
    userId = (await aProfile(database)).id;
    prompt = { type: 'prompt', targetId: String(await aPrompt(database, userId)) };
    post = { type: 'post', targetId: await aPost(database, userId) };
  });

  const rate = (target: FeedbackTarget, rating: number) => service.give(userId, { ...target, rating });
  const read = (target: FeedbackTarget) => service.read(userId, target);
  const ratings = async (...targets: FeedbackTarget[]) =>
    (await service.readRatings(userId, targets)).map(({ rating }) => rating);

  it('is a quick rating of a prompt or a post, changed by the next one', async () => {
    for (const target of [prompt, post]) {
      expect(await read(target)).toEqual([]);
      expect(await rate(target, 2)).toMatchObject({
        ...target,
        user_id: userId,
        rating: 2,
        contextInfo: null,
      });
      const again = await rate(target, 5);
      expect(await read(target)).toMatchObject([{ ...again }]);
      expect(again).toMatchObject({ rating: 5, feedbackText: null, likedAspects: [], wouldUse: null });
    }
  });

  it('can say all that the dialog asks, and keeps it when the stars change', async () => {
    await service.give(userId, { ...prompt, ...IN_WORDS });
    expect(await read(prompt)).toMatchObject([{ ...prompt, ...IN_WORDS }]);
    await rate(prompt, 1);
    expect(await read(prompt)).toMatchObject([{ ...IN_WORDS, rating: 1 }]);
  });

  it('replaces what is said anew, empties what is null, and leaves the rest', async () => {
    await service.give(userId, { ...prompt, ...IN_WORDS });
    await service.give(userId, { ...prompt, rating: 3, feedbackText: null, likedAspects: ['Creativity'] });
    expect(await read(prompt)).toMatchObject([
      {
        ...IN_WORDS,
        rating: 3,
        feedbackText: null,
        likedAspects: ['Creativity'],
        dislikedAspects: [],
      },
    ]);
  });

  it('is gone when a quick rating is cleared, however often', async () => {
    await rate(post, 3);
    expect(await rate(post, 0)).toBeNull();
    expect(await rate(post, 0)).toBeNull();
    expect(await read(post)).toEqual([]);
    expect(await ratings(post)).toEqual([0]);
  });

  it('keeps its words when the rating is cleared', async () => {
    await service.give(userId, { ...prompt, ...IN_WORDS });
    expect(await rate(prompt, 0)).toMatchObject({ ...IN_WORDS, rating: 0 });
    expect(await ratings(prompt)).toEqual([0]);
    await rate(prompt, 2);
    expect(await read(prompt)).toMatchObject([{ ...IN_WORDS, rating: 2 }]);
  });

  it('names the generated text that it refers to, which must be the user’s own', async () => {
    const { database } = connection;
    const generationHistoryId = await aGeneration(database, userId);
    const given = await service.give(userId, { ...post, ...IN_WORDS, generationHistoryId });
    expect(given?.generationHistoryId).toBe(generationHistoryId);
    expect(await rate(post, 5)).toMatchObject({ generationHistoryId, rating: 5 });

    const stranger = (await aProfile(database)).id;
    for (const wrong of [await aGeneration(database, stranger), randomUUID()]) {
      await expect(
        service.give(userId, { ...prompt, ...IN_WORDS, generationHistoryId: wrong }),
      ).rejects.toBeInstanceOf(GenerationNotFoundError);
    }
    expect(await read(prompt)).toEqual([]);
  });

  it('refuses words without stars and an aspect that is liked and disliked, and writes nothing', async () => {
    const both = { likedAspects: ['Clarity' as const], dislikedAspects: ['Clarity' as const] };
    for (const wrong of [
      { rating: 0, feedbackText: 'So' },
      { rating: 3, ...both },
    ]) {
      await expect(service.give(userId, { ...prompt, ...wrong })).rejects.toBeInstanceOf(InvalidInputError);
    }
    expect(await read(prompt)).toEqual([]);
  });

  it('is one row, whoever is faster', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((stars) => rate(prompt, stars)));
    expect(await read(prompt)).toHaveLength(1);
    await Promise.all([0, 4, 0, 3, 0].map((stars) => rate(prompt, stars)));
    expect((await read(prompt)).length).toBeLessThanOrEqual(1);
  });

  it('answers the ratings of a page of cards in their order, in one statement', async () => {
    await rate(prompt, 4);
    await rate(post, 2);
    const unrated: FeedbackTarget = { type: 'prompt', targetId: '999999999' };
    const shouted: FeedbackTarget = { type: 'post', targetId: post.targetId.toUpperCase() };
    expect(await service.readRatings(userId, [shouted, unrated, prompt, prompt])).toEqual([
      { ...shouted, rating: 2 },
      { ...unrated, rating: 0 },
      { ...prompt, rating: 4 },
      { ...prompt, rating: 4 },
    ]);
    expect(await service.readRatings(userId, [])).toEqual([]);
  });

  it('is not there for anybody else, and cannot be given on what is another user’s', async () => {
    await rate(prompt, 4);
    const other = (await aProfile(connection.database)).id;
    for (const target of [prompt, post]) {
      await expect(service.read(other, target)).rejects.toBeInstanceOf(FeedbackTargetNotFoundError);
      for (const rating of [0, 5]) {
        await expect(service.give(other, { ...target, rating })).rejects.toBeInstanceOf(
          FeedbackTargetNotFoundError,
        );
      }
    }
    expect((await service.readRatings(other, [prompt, post])).map(({ rating }) => rating)).toEqual([0, 0]);
    expect(await ratings(prompt, post)).toEqual([4, 0]);
  });

  it('needs a prompt or post that exists', async () => {
    for (const target of [
      { type: 'prompt', targetId: '999999999' },
      { type: 'post', targetId: randomUUID() },
    ] as const) {
      await expect(rate(target, 4)).rejects.toMatchObject({ status: 404 });
      await expect(rate(target, 0)).rejects.toMatchObject({ status: 404 });
      await expect(read(target)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('goes with its prompt or post', async () => {
    await rate(prompt, 4);
    await rate(post, 4);
    await connection.database.query('delete from content_prompts where id = $1', [prompt.targetId]);
    await connection.database.query('delete from posts where id = $1', [post.targetId]);
    expect(await connection.database.query('select 1 from feedback where user_id = $1', [userId])).toEqual(
      [],
    );
  });

  describe('in the console', () => {
    let staff: AdminFeedbackService;
    let notifications: NotificationsService;
    let staffId: string;

    beforeAll(async () => {
      staff = adminFeedbackService(connection.database, new FixedClock(new Date('2026-11-20T12:00:00Z')));
      notifications = notificationsService(connection.database);
      staffId = (await aProfile(connection.database, { is_admin: true })).id;
    });

    const list = (query: Partial<AdminListQuery>) =>
      staff.list({ ...new AdminListQuery(), ...query, filter: { user_id: userId, ...query.filter } });

    it('names its user and what it is about, changed last first', async () => {
      await service.give(userId, { ...prompt, ...IN_WORDS });
      await rate(post, 5);
      const { data, total } = await list({});
      expect(total).toBe(2);
      expect(data).toMatchObject([
        { ...post, rating: 5, target_title: 'A post', user_name: 'Ada Example' },
        { ...prompt, ...IN_WORDS, target_title: 'What nobody tells you about raising prices' },
      ]);
      await rate(prompt, 1);
      expect((await list({})).data.map(({ rating }) => rating)).toEqual([1, 5]);
    });

    it('is filtered, sorted and paged', async () => {
      await service.give(userId, { ...prompt, ...IN_WORDS });
      await rate(prompt, 0);
      await rate(post, 5);
      const types = async (query: Partial<AdminListQuery>) =>
        (await list(query)).data.map(({ type }) => type);
      expect(await types({ filter: { type: 'post' } })).toEqual(['post']);
      expect(await types({ filter: { rating: [4, 5] } })).toEqual(['post']);
      expect(await types({ filter: { q: 'NUMBER' } })).toEqual(['prompt']);
      expect(await types({ filter: { prompt_id: Number(prompt.targetId) } })).toEqual(['prompt']);
      expect(await types({ filter: { post_id: post.targetId } })).toEqual(['post']);
      expect(await types({ sort: 'rating', order: 'DESC' })).toEqual(['post', 'prompt']);
      expect(await types({ sort: 'rating', order: 'ASC' })).toEqual(['prompt', 'post']);
      expect(await list({ sort: 'rating', perPage: 1, page: 2 })).toMatchObject({
        data: [{ type: 'prompt' }],
        total: 2,
      });
      await expect(list({ sort: 'constructor' })).rejects.toBeInstanceOf(InvalidInputError);
      await expect(list({ filter: { type: 7 } })).rejects.toBeInstanceOf(InvalidInputError);
    });

    it('is answered once, and its user hears of it and reads it there', async () => {
      const { id } = (await service.give(userId, { ...prompt, ...IN_WORDS }))!;
      await rate(post, 5);
      expect((await list({ filter: { replied: true } })).total).toBe(0);
      expect(await staff.reply(id, 'The next ones name one', staffId)).toMatchObject({
        ...IN_WORDS,
        reply: 'The next ones name one',
        is_answered: true,
      });
      await expect(staff.reply(id, 'Again', staffId)).rejects.toBeInstanceOf(FeedbackAnsweredError);
      expect(await read(prompt)).toMatchObject([{ ...IN_WORDS, reply: 'The next ones name one' }]);
      expect(await notifications.list(userId)).toMatchObject({
        unread: 1,
        data: [
          {
            kind: 'feedback.replied',
            title: FEEDBACK_TEXTS.noticeTitle,
            body: 'The next ones name one',
            link: '/feedback',
          },
        ],
      });
      expect((await list({ filter: { replied: true } })).data).toMatchObject([{ id }]);
      expect((await list({ filter: { replied: false } })).data).toMatchObject([post]);
      expect(
        await connection.database.query(
          `select actor_id, user_id, entity, details from audit_log where action = 'feedback.replied' and entity_id = $1`,
          [id],
        ),
      ).toEqual([
        {
          actor_id: staffId,
          user_id: userId,
          entity: 'feedback',
          details: { before: { reply: null }, after: { reply: 'The next ones name one' } },
        },
      ]);
    });

    it('can be answered again once it was changed', async () => {
      const { id } = (await rate(prompt, 2))!;
      await staff.reply(id, 'What was missing?', staffId);
      await service.give(userId, { ...prompt, ...IN_WORDS });
      expect(await staff.get(id)).toMatchObject({ is_answered: false, reply: 'What was missing?' });
      expect(await staff.reply(id, 'Thank you', staffId)).toMatchObject({
        is_answered: true,
        reply: 'Thank you',
      });
      expect((await notifications.list(userId)).data.map(({ body }) => body)).toEqual([
        'Thank you',
        'What was missing?',
      ]);
    });

    it('is answered by one of two who write at once', async () => {
      const { id } = (await rate(prompt, 2))!;
      const replies = await Promise.allSettled(
        ['One', 'Two'].map((reply) => staff.reply(id, reply, staffId)),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await notifications.list(userId)).data).toHaveLength(1);
    });

    it('keeps its answer when its stars are taken back', async () => {
      const { id } = (await rate(prompt, 2))!;
      await staff.reply(id, 'What was missing?', staffId);
      expect(await rate(prompt, 0)).toMatchObject({ id, rating: 0, reply: 'What was missing?' });
    });

    it('cannot be answered where it is gone, or in the bin with its post', async () => {
      const { id } = (await rate(post, 2))!;
      await connection.database.query('update posts set deleted_at = now() where id = $1', [post.targetId]);
      await expect(staff.reply(id, 'Hello', staffId)).rejects.toMatchObject({ status: 404 });
      await expect(staff.get(randomUUID())).rejects.toMatchObject({ status: 404 });
    });
  });
});
