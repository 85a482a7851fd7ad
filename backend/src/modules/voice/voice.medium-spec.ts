import { ANALYSED_FIELDS, analyseStyle, defaultWritingProfile } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { connectTestDatabase, type ConnectedDatabase } from '../../../test/support/connected-database.js';
import { until } from '../../../test/support/until.js';
import { FOUND, VoiceDesk } from '../../../test/support/voice-desk.js';
import type { AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { ModelAwayError, ModelOutputError } from '../../platform/ai/model.errors.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { TooManyAttemptsError } from '../auth/auth.errors.js';
import { USER_ALLOWANCES } from '../auth/allowances/user-allowances.limits.js';
import { AnalyzeWritingStyleController } from './analyze-writing-style.controller.js';
import { profileChanges } from './profile-changes.rules.js';

describe('The analysis of a writing style', () => {
  let connection: ConnectedDatabase;
  let desk: VoiceDesk;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    desk = await VoiceDesk.open(connection);
  });

  const savedFields = async () => {
    const saved = await desk.preferences.find(desk.userId);
    return Object.fromEntries(ANALYSED_FIELDS.map((field) => [field, saved?.[field]]));
  };

  describe('on a worker', () => {
    it('fills the writing profile, tells when and what it learnt, and forgets the posts', async () => {
      const id = await desk.order(['Ask first.', 'Here is the thing.']);
      expect(desk.queue.added).toEqual([
        { name: 'analyse-style', data: { analysis_id: id }, jobId: `style-analysis-${id}` },
      ]);
      expect((await desk.row(id)).posts).toEqual(['Ask first.', 'Here is the thing.']);

      await desk.run(id);
      expect(desk.analyst.asked).toEqual([['Ask first.', 'Here is the thing.']]);
      expect(await desk.row(id)).toMatchObject({
        status: 'done',
        posts: null,
        post_count: 2,
        result: FOUND,
        kept: [],
        limited_reason: null,
        lease_id: null,
        finished_at: expect.any(Date),
      });
      expect(await desk.preferences.find(desk.userId)).toMatchObject({
        ...profileChanges(FOUND),
        personalization_data: {
          last_analysis: '2026-11-22T19:00:00.000Z',
          analysis_insights: ['You open with a number.'],
          learning_summary: 'You write as you talk.',
        },
      });
    });

    it('gives a user without a writing profile the default one first', async () => {
      await desk.run(await desk.order());
      const [created, analysed] = await desk.history();
      expect(created).toEqual(['created']);
      expect(analysed).toEqual(['analysis', ...ANALYSED_FIELDS.toSorted()]);
    });

    it('is applied once, however often and by however many workers it is run', async () => {
      const id = await desk.order();
      await Promise.all([desk.run(id), desk.run(id), desk.run(id)]);
      await desk.preferences.save(desk.userId, { energy_level: 1 });
      await desk.run(id);
      expect(desk.analyst.asked).toHaveLength(1);
      expect((await savedFields())['energy_level']).toBe(1);
      expect((await desk.history()).map(([cause]) => cause)).toEqual(['created', 'analysis', 'user']);
    });

    it('leaves nothing behind when it breaks between the profile and its end, and can be repeated', async () => {
      const id = await desk.order();
      const finish = desk.leases.finish.bind(desk.leases);
      desk.leases.finish = async () => Promise.reject(new Error('the connection broke'));
      await expect(desk.run(id)).rejects.toThrow('the connection broke');
      expect(await desk.preferences.find(desk.userId)).toBeNull();
      expect(await desk.row(id)).toMatchObject({ status: 'queued', attempts: 1, lease_id: null });

      desk.leases.finish = finish;
      await desk.run(id);
      expect((await desk.row(id)).status).toBe('done');
      expect(await desk.history()).toHaveLength(2);
    });

    it('is taken over from a worker that was killed, once the sweeper finds it', async () => {
      const id = await desk.order();
      await desk.leases.claim(id);
      desk.queue.added.length = 0;
      await desk.sweeper.sweep();
      await desk.run(id);
      expect(desk.queue.added).toEqual([]);
      expect((await desk.row(id)).status).toBe('running');

      await desk.loseWorker(id);
      await desk.sweeper.sweep();
      expect(desk.queue.added.map(({ data }) => data)).toEqual([{ analysis_id: id }]);
      await desk.run(id);
      expect(await desk.row(id)).toMatchObject({ status: 'done', attempts: 2 });
    });

    it('is not applied by a worker that lost its lease meanwhile', async () => {
      const id = await desk.order();
      desk.analyst.script.push(async () => {
        await desk.loseWorker(id);
        await desk.run(id);
        await desk.preferences.save(desk.userId, { energy_level: 2 });
        return { ...FOUND, energy_level: 9 };
      });
      await desk.run(id);
      expect(await desk.row(id)).toMatchObject({ status: 'done', attempts: 2 });
      expect((await savedFields())['energy_level']).toBe(2);
    });

    it('is handed back by a worker that has to stop, and this try does not count', async () => {
      const id = await desk.order();
      const stopping = new AbortController();
      desk.analyst.script.push(async (signal) => {
        stopping.abort(new Error('shutting down'));
        signal?.throwIfAborted();
        throw new Error('The signal did not reach the analyst');
      });
      await expect(desk.run(id, stopping.signal)).rejects.toThrow('shutting down');
      expect(await desk.row(id)).toMatchObject({ status: 'queued', attempts: 0 });
    });

    it('fails in words after three tries, without the posts, and leaves the profile alone', async () => {
      await desk.preferences.createDefault(desk.userId, {});
      const id = await desk.order();
      const broken = () => Promise.reject(new Error('a bug'));
      desk.analyst.script.push(broken, broken, broken);
      for (let attempt = 0; attempt < 3; attempt += 1) await expect(desk.run(id)).rejects.toThrow('a bug');
      expect(await desk.row(id)).toMatchObject({
        status: 'failed',
        posts: null,
        error: 'The analysis could not be made because of an unexpected error. Please try again.',
      });
      expect(await desk.history()).toEqual([['created']]);
    });

    it('does nothing when the account is gone', async () => {
      const id = await desk.order();
      await connection.database.query('delete from profiles where id = $1', [desk.userId]);
      await desk.run(id);
      expect(desk.analyst.asked).toEqual([]);
    });

    it.each([
      [new ModelAwayError('busy', 429, 20), 'The writing model is busy. Please try again in 20 seconds.'],
      [new ModelOutputError(['The answer is empty.']), 'The writing model gave no usable answer.'],
    ])('goes on by rules alone where the model fails, and says so: %s', async (failure, reason) => {
      const posts = ['I raised my prices twice. Nobody left. Ask for the budget first.'];
      const id = await desk.order(posts);
      desk.analyst.script.push(() => Promise.reject(failure));
      await desk.run(id);
      const { analysis } = await desk.voice.show(desk.userId);
      expect(analysis).toMatchObject({
        ...analyseStyle(posts),
        is_limited: true,
        limited_reason: reason,
      });
      expect(await savedFields()).toMatchObject(profileChanges(analyseStyle(posts)));
    });
  });

  describe('beside what the user set by hand', () => {
    it('leaves those fields alone and names them, each time', async () => {
      await desk.preferences.save(desk.userId, { energy_level: 2, never_use_phrases: ['synergy'] });
      await desk.preferences.save(desk.userId, { directness_level: FOUND.directness_level });
      const id = await desk.order();
      await desk.run(id);
      expect((await desk.row(id)).kept).toEqual(['energy_level']);
      expect(await savedFields()).toMatchObject({ energy_level: 2, confidence_level: 7 });
      expect(await desk.preferences.find(desk.userId)).toMatchObject({ never_use_phrases: ['synergy'] });

      desk.analyst.script.push(async () => ({ ...FOUND, confidence_level: 3, energy_level: 4 }));
      await desk.run(await desk.order());
      expect(await savedFields()).toMatchObject({ energy_level: 2, confidence_level: 3 });
      expect((await desk.history()).at(-1)).toEqual(['analysis', 'confidence_level']);
    });

    it('takes the part of an earlier analysis over again, but not what the user changed of it', async () => {
      await desk.run(await desk.order());
      await desk.preferences.save(desk.userId, { frequently_used_words: ['mine'] });
      desk.analyst.script.push(async () => ({
        ...FOUND,
        frequently_used_words: ['theirs'],
        industry_jargon: ['scope'],
      }));
      const id = await desk.order();
      await desk.run(id);
      expect(await savedFields()).toMatchObject({
        frequently_used_words: ['mine'],
        industry_jargon: ['scope'],
      });
      expect((await desk.row(id)).kept).toEqual(['frequently_used_words']);
    });

    it('brings no formality and no questions of a tone that the user did not want', async () => {
      await desk.preferences.save(desk.userId, { writing_style_tone: 'authoritative' });
      const id = await desk.order();
      await desk.run(id);
      const { writing_style_formality, question_usage } = defaultWritingProfile();
      expect(await savedFields()).toMatchObject({
        writing_style_tone: 'authoritative',
        writing_style_formality,
        question_usage,
      });
      expect((await desk.row(id)).kept.toSorted()).toEqual([
        'question_usage',
        'writing_style_formality',
        'writing_style_tone',
      ]);
    });
  });

  describe('as its user sees it', () => {
    it('shows the latest that is done, what is under way, and how the voice came to be', async () => {
      expect(await desk.voice.show(desk.userId)).toEqual({ analysis: null, under_way: null, changes: [] });
      const first = await desk.order();
      await desk.run(first);
      const second = await desk.order();
      const { analysis, under_way, changes } = await desk.voice.show(desk.userId);
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
      const id = await desk.order();
      await desk.run(id);
      const stranger = await VoiceDesk.open(connection);
      await expect(stranger.analyses.get(stranger.userId, id)).rejects.toBeInstanceOf(NotFoundError);
      expect(await stranger.voice.show(stranger.userId)).toEqual({
        analysis: null,
        under_way: null,
        changes: [],
      });
      expect(await stranger.preferences.find(stranger.userId)).toBeNull();
    });

    it('is waited for until it has ended, and not longer than some seconds', async () => {
      const id = await desk.order();
      const waiting = desk.analyses.whenEnded(desk.userId, id);
      await desk.run(id);
      expect((await waiting).status).toBe('done');

      const started = performance.now();
      expect((await desk.analyses.whenEnded(desk.userId, await desk.order())).status).toBe('queued');
      expect(performance.now() - started).toBeLessThan(10_000);
    });

    it('says within the call that it failed, and why', async () => {
      const broken = () => Promise.reject(new Error('a bug'));
      desk.analyst.script.push(broken, broken, broken);
      const asked = new AnalyzeWritingStyleController(desk.analyses)
        .analyze(
          { id: desk.userId } as AuthenticatedUser,
          { posts: ['Ask first.'], userId: desk.userId },
          {} as FastifyReply,
        )
        .catch((error: unknown) => error);
      const { data } = await until('the job', () => desk.queue.added[0]);
      const { analysis_id } = data as { analysis_id: string };
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await expect(desk.run(analysis_id)).rejects.toThrow('a bug');
      }
      expect(await asked).toMatchObject({
        status: 503,
        code: 'voice.analysis_failed',
        message: expect.stringContaining('could not be made'),
      });
    });

    it('can be asked for so many times an hour', async () => {
      for (let asked = 0; asked < USER_ALLOWANCES['style-analysis'].points; asked += 1) await desk.order();
      await expect(desk.order()).rejects.toBeInstanceOf(TooManyAttemptsError);
      await (await VoiceDesk.open(connection)).order();
    });
  });
});
