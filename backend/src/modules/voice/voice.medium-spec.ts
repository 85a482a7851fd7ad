import {
  ANALYSED_FIELDS,
  analyseStyle,
  defaultWritingProfile,
  STYLE_ANALYSIS_LIMITS,
} from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aTrainingPost } from '../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { until } from '../../../test/support/until.js';
import { FOUND, VoiceHarness } from '../../../test/support/writing/voice-harness.js';
import type { AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { ModelUnavailableError, ModelOutputError } from '../../platform/ai/model.errors.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { TooManyAttemptsError } from '../auth/auth.errors.js';
import { USER_ALLOWANCES } from '../auth/allowances/user-allowances.limits.js';
import { AnalyzeWritingStyleController } from './analysis/analyze-writing-style.controller.js';
import { profileChanges } from './analysis/profile-changes.rules.js';

describe('The analysis of a writing style', () => {
  let connection: ConnectedDatabase;
  let harness: VoiceHarness;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    harness = await VoiceHarness.open(connection);
  });

  const savedFields = async () => {
    const saved = await harness.preferences.find(harness.userId);
    return Object.fromEntries(ANALYSED_FIELDS.map((field) => [field, saved?.[field]]));
  };

  it('takes as many texts as it may read of its user', async () => {
    const texts = Array.from(
      { length: STYLE_ANALYSIS_LIMITS.own },
      (_, index) => `Ask first, ${index} times.`,
    );
    expect((await harness.row(await harness.order(texts))).post_count).toBe(STYLE_ANALYSIS_LIMITS.own);
  });

  describe('on a worker', () => {
    it('fills the writing profile, tells when and what it learnt, and forgets the posts', async () => {
      const id = await harness.order(['Ask first.', 'Here is the thing.']);
      expect(harness.queue.added).toEqual([
        { name: 'analyse-style', data: { analysis_id: id }, jobId: `style-analysis-${id}` },
      ]);
      expect((await harness.row(id)).posts).toEqual(['Ask first.', 'Here is the thing.']);

      await harness.run(id);
      expect(harness.analyst.asked).toEqual([['Ask first.', 'Here is the thing.']]);
      expect(await harness.row(id)).toMatchObject({
        status: 'done',
        posts: null,
        post_count: 2,
        result: FOUND,
        kept: [],
        limited_reason: null,
        lease_id: null,
        finished_at: expect.any(Date),
      });
      expect(await harness.preferences.find(harness.userId)).toMatchObject({
        ...profileChanges(FOUND),
        personalization_data: {
          last_analysis: '2026-11-22T19:00:00.000Z',
          analysis_insights: ['You open with a number.'],
          learning_summary: 'You write as you talk.',
        },
      });
    });

    it('weighs the posts by the figures of the training posts with the same text', async () => {
      const post = { impressions: 1_000, likes: 40, comments: 0, shares: 0 };
      await aTrainingPost(connection.database, harness.userId, {
        ...post,
        post_content: 'Ask  first.',
        engagement_rate: 4,
      });
      await aTrainingPost(connection.database, harness.userId, {
        ...post,
        post_content: 'Say no.',
        likes: 12,
        engagement_rate: 1.2,
      });
      await harness.run(await harness.order(['Unknown to us.', 'ask first.', 'Say no.']));
      expect(harness.analyst.weights).toEqual([[1, 2, 1.5]]);
    });

    it('reads the training texts of the user where none are given, the newest first, by kind and figures', async () => {
      await expect(harness.orderOwn()).rejects.toMatchObject({ status: 400 });
      const own = (post_content: string, change: Parameters<typeof aTrainingPost>[2] = {}) =>
        aTrainingPost(connection.database, harness.userId, { post_content, ...change });
      await own('Older.', { post_date: '2025-01-01', impressions: 1_000, engagement_rate: 4 });
      await own('A comment of mine.', { kind: 'comment', post_date: '2025-03-01' });
      await own('Newer.', { post_date: '2026-01-01' });
      await aTrainingPost(connection.database, (await aProfile(connection.database)).id, {
        post_content: 'Theirs.',
      });
      await harness.run(await harness.orderOwn());
      expect(harness.analyst.asked).toEqual([['Newer.', 'A comment of mine.', 'Older.']]);
      expect(harness.analyst.weights).toEqual([[1, 0.5, 2]]);
    });

    it('gives a user without a writing profile the default one first', async () => {
      await harness.run(await harness.order());
      const [created, analysed] = await harness.history();
      expect(created).toEqual(['created']);
      expect(analysed).toEqual(['analysis', ...ANALYSED_FIELDS.toSorted()]);
    });

    it('is applied once, however often and by however many workers it is run', async () => {
      const id = await harness.order();
      await Promise.all([harness.run(id), harness.run(id), harness.run(id)]);
      await harness.preferences.save(harness.userId, { energy_level: 1 });
      await harness.run(id);
      expect(harness.analyst.asked).toHaveLength(1);
      expect((await savedFields())['energy_level']).toBe(1);
      expect((await harness.history()).map(([cause]) => cause)).toEqual(['created', 'analysis', 'user']);
    });

    it('leaves nothing behind when it breaks between the profile and its end, and can be repeated', async () => {
      const id = await harness.order();
      const finish = harness.leases.finish.bind(harness.leases);
      harness.leases.finish = async () => Promise.reject(new Error('the connection broke'));
      await expect(harness.run(id)).rejects.toThrow('the connection broke');
      expect(await harness.preferences.find(harness.userId)).toBeNull();
      expect(await harness.row(id)).toMatchObject({ status: 'queued', attempts: 1, lease_id: null });

      harness.leases.finish = finish;
      await harness.run(id);
      expect((await harness.row(id)).status).toBe('done');
      expect(await harness.history()).toHaveLength(2);
    });

    it('is taken over from a worker that was killed, once the sweeper finds it', async () => {
      const id = await harness.order();
      await harness.leases.claim(id);
      harness.queue.added.length = 0;
      await harness.sweeper.sweep();
      await harness.run(id);
      expect(harness.queue.added).toEqual([]);
      expect((await harness.row(id)).status).toBe('running');

      await harness.loseWorker(id);
      await harness.sweeper.sweep();
      expect(harness.queue.added.map(({ data }) => data)).toEqual([{ analysis_id: id }]);
      await harness.run(id);
      expect(await harness.row(id)).toMatchObject({ status: 'done', attempts: 2 });
    });

    it('is not applied by a worker that lost its lease meanwhile', async () => {
      const id = await harness.order();
      harness.analyst.script.push(async () => {
        await harness.loseWorker(id);
        await harness.run(id);
        await harness.preferences.save(harness.userId, { energy_level: 2 });
        return { ...FOUND, energy_level: 9 };
      });
      await harness.run(id);
      expect(await harness.row(id)).toMatchObject({ status: 'done', attempts: 2 });
      expect((await savedFields())['energy_level']).toBe(2);
    });

    it('is handed back by a worker that has to stop, and this try does not count', async () => {
      const id = await harness.order();
      const stopping = new AbortController();
      harness.analyst.script.push(async (signal) => {
        stopping.abort(new Error('shutting down'));
        signal?.throwIfAborted();
        throw new Error('The signal did not reach the analyst');
      });
      await expect(harness.run(id, stopping.signal)).rejects.toThrow('shutting down');
      expect(await harness.row(id)).toMatchObject({ status: 'queued', attempts: 0 });
    });

    it('fails in words after three tries, without the posts, and leaves the profile alone', async () => {
      await harness.preferences.createDefault(harness.userId, {});
      const id = await harness.order();
      const broken = () => Promise.reject(new Error('a bug'));
      harness.analyst.script.push(broken, broken, broken);
      for (let attempt = 0; attempt < 3; attempt += 1) await expect(harness.run(id)).rejects.toThrow('a bug');
      expect(await harness.row(id)).toMatchObject({
        status: 'failed',
        posts: null,
        error: 'The analysis could not be made because of an unexpected error. Please try again.',
      });
      expect(await harness.history()).toEqual([['created']]);
    });

    it('does nothing when the account is gone', async () => {
      const id = await harness.order();
      await connection.database.query('delete from profiles where id = $1', [harness.userId]);
      await harness.run(id);
      expect(harness.analyst.asked).toEqual([]);
    });

    it.each([
      [
        new ModelUnavailableError('busy', 429, 20),
        'The writing model is busy. Please try again in 20 seconds.',
      ],
      [new ModelOutputError(['The answer is empty.']), 'The writing model gave no usable answer.'],
    ])('goes on by rules alone where the model fails, and says so: %s', async (failure, reason) => {
      const posts = ['I raised my prices twice. Nobody left. Ask for the budget first.'];
      const id = await harness.order(posts);
      harness.analyst.script.push(() => Promise.reject(failure));
      await harness.run(id);
      const { analysis } = await harness.voice.show(harness.userId);
      expect(analysis).toMatchObject({
        ...analyseStyle(posts),
        is_limited: true,
        limited_reason: reason,
      });
      expect(await savedFields()).toMatchObject(profileChanges(analyseStyle(posts)));
      expect(analysis?.not_found[0]).toMatchObject({ missing: 'posts', have: 1, needed: 5 });
    });
  });

  describe('beside what the user set by hand', () => {
    it('leaves those fields alone and names them, each time', async () => {
      await harness.preferences.save(harness.userId, { energy_level: 2, never_use_phrases: ['synergy'] });
      await harness.preferences.save(harness.userId, { directness_level: FOUND.directness_level });
      const id = await harness.order();
      await harness.run(id);
      expect((await harness.row(id)).kept).toEqual(['energy_level']);
      expect(await savedFields()).toMatchObject({ energy_level: 2, confidence_level: 7 });
      expect(await harness.preferences.find(harness.userId)).toMatchObject({
        never_use_phrases: ['synergy'],
      });

      harness.analyst.script.push(async () => ({ ...FOUND, confidence_level: 3, energy_level: 4 }));
      await harness.run(await harness.order());
      expect(await savedFields()).toMatchObject({ energy_level: 2, confidence_level: 3 });
      expect((await harness.history()).at(-1)).toEqual(['analysis', 'confidence_level']);
    });

    it('counts what came with the chosen tone as a choice of nobody', async () => {
      await harness.preferences.save(harness.userId, {
        writing_style_tone: 'casual',
        writing_style_formality: 3,
      });
      const row = await harness.preferences.findWithOrigin(harness.userId);
      expect(row?.set_by_hand).toEqual(['writing_style_tone']);
    });

    it('takes the part of an earlier analysis over again, but not what the user changed of it', async () => {
      await harness.run(await harness.order());
      await harness.preferences.save(harness.userId, { frequently_used_words: ['mine'] });
      harness.analyst.script.push(async () => ({
        ...FOUND,
        frequently_used_words: ['theirs'],
        industry_jargon: ['scope'],
      }));
      const id = await harness.order();
      await harness.run(id);
      expect(await savedFields()).toMatchObject({
        frequently_used_words: ['mine'],
        industry_jargon: ['scope'],
      });
      expect((await harness.row(id)).kept).toEqual(['frequently_used_words']);
    });

    it('keeps the tone that the user wanted, and what comes with a tone alone', async () => {
      await harness.preferences.save(harness.userId, { writing_style_tone: 'authoritative' });
      const gap = { missing: 'sentences', have: 0, needed: 3 } as const;
      harness.analyst.script.push(async () => ({
        ...FOUND,
        not_found: [
          { field: 'writing_style_formality', ...gap },
          { field: 'question_usage', ...gap },
        ],
      }));
      const id = await harness.order();
      await harness.run(id);
      const { writing_style_formality, question_usage } = defaultWritingProfile();
      expect(await savedFields()).toMatchObject({
        writing_style_tone: 'authoritative',
        writing_style_formality,
        question_usage,
      });
      expect((await harness.row(id)).kept).toEqual(['writing_style_tone']);
    });

    it('writes nothing over what was found before where it now finds nothing', async () => {
      await harness.run(await harness.order());
      const before = await savedFields();
      const posts = Array.from({ length: 10 }, () => '🥐');
      harness.analyst.script.push(async () => analyseStyle(posts));
      await harness.run(await harness.order(posts));
      expect(await savedFields()).toEqual(before);
      expect((await harness.voice.show(harness.userId)).analysis?.not_found).toHaveLength(
        ANALYSED_FIELDS.length,
      );
    });
  });

  describe('as its user sees it', () => {
    it('shows the latest that is done, what is under way, and how the voice came to be', async () => {
      expect(await harness.voice.show(harness.userId)).toEqual({
        analysis: null,
        under_way: null,
        changes: [],
        set_by_hand: [],
      });
      const first = await harness.order();
      await harness.run(first);
      const second = await harness.order();
      const { analysis, under_way, changes } = await harness.voice.show(harness.userId);
      expect(analysis).toMatchObject({
        id: first,
        post_count: 1,
        is_limited: false,
        evidence: FOUND.evidence,
      });
      expect(under_way).toEqual({
        id: second,
        status: 'queued',
        url: `/api/analyze-writing-style/${second}`,
      });
      expect(changes[0]).toMatchObject({ cause: 'analysis', analysis_id: first });
      expect(changes[0]?.changes).toContainEqual({ field: 'directness_level', from: 5, to: 8 });
    });

    it('is nobody else’s', async () => {
      const id = await harness.order();
      await harness.run(id);
      const stranger = await VoiceHarness.open(connection);
      await expect(stranger.analyses.get(stranger.userId, id)).rejects.toBeInstanceOf(NotFoundError);
      expect(await stranger.voice.show(stranger.userId)).toEqual({
        analysis: null,
        under_way: null,
        changes: [],
        set_by_hand: [],
      });
      expect(await stranger.preferences.find(stranger.userId)).toBeNull();
    });

    it('is waited for until it has ended, and not longer than some seconds', async () => {
      const id = await harness.order();
      const waiting = harness.analyses.whenEnded(harness.userId, id);
      await harness.run(id);
      expect((await waiting).status).toBe('done');

      const started = performance.now();
      expect((await harness.analyses.whenEnded(harness.userId, await harness.order())).status).toBe('queued');
      expect(performance.now() - started).toBeLessThan(10_000);
    });

    it('says within the call that it failed, and why', async () => {
      const broken = () => Promise.reject(new Error('a bug'));
      harness.analyst.script.push(broken, broken, broken);
      const asked = new AnalyzeWritingStyleController(harness.analyses)
        .analyze(
          { id: harness.userId } as AuthenticatedUser,
          { posts: ['Ask first.'], userId: harness.userId },
          {} as FastifyReply,
        )
        .catch((error: unknown) => error);
      const { data } = await until('the job', () => harness.queue.added[0]);
      const { analysis_id } = data as { analysis_id: string };
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await expect(harness.run(analysis_id)).rejects.toThrow('a bug');
      }
      expect(await asked).toMatchObject({
        status: 503,
        code: 'voice.analysis_failed',
        message: expect.stringContaining('could not be made'),
      });
    });

    it('can be asked for so many times an hour', async () => {
      for (let asked = 0; asked < USER_ALLOWANCES['style-analysis'].points; asked += 1) await harness.order();
      await expect(harness.order()).rejects.toBeInstanceOf(TooManyAttemptsError);
      await (await VoiceHarness.open(connection)).order();
    });
  });
});
