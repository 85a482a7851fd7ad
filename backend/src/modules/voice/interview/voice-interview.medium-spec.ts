import { addressMarker, DAY_MS, type InterviewKey } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aTrainingPost } from '../../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { enoughPosts } from '../../../../test/support/writing/enough-posts.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { trainingPostsOn } from '../../../../test/support/services/training-posts-service.js';
import { FOUND, VoiceHarness } from '../../../../test/support/writing/voice-harness.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import type { TrainingPostsService } from '../../training-posts/training-posts.service.js';
import type { SaveInterviewRequest } from './voice-interview.dto.js';
import { OtherInterviewRoundError, VoiceInterviewService } from './voice-interview.service.js';
import { VoiceInterviewsRepository } from './voice-interviews.repository.js';

const STORY = 'Last week a client called.\n\nI said no.';
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));

describe('The voice interview of a user', () => {
  let connection: ConnectedDatabase;
  let trainingPosts: TrainingPostsService;
  let voice: VoiceHarness;
  let interviews: VoiceInterviewService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
    trainingPosts = trainingPostsOn(connection.database, connection.url, clock).posts;
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    voice = await VoiceHarness.open(connection);
    ({ userId } = voice);
    const { database } = connection;
    interviews = new VoiceInterviewService(
      database,
      new VoiceInterviewsRepository(database),
      voice.preferences,
      voice.analyses,
      trainingPosts,
    );
  });

  const answer = (text: string, second = 0, question: InterviewKey = 'story') => ({
    question,
    text,
    more: '',
    choice: null,
    at: at(second),
  });
  const keep = (answers: ReturnType<typeof answer>[], round = 1, of = userId) =>
    interviews.keep(of, { round, language: 'en', answers });
  const save = (request: Partial<SaveInterviewRequest> = {}) =>
    interviews.save(userId, {
      round: 1,
      never_use_phrases: [],
      texts: [],
      corrected: [],
      replace: [],
      ...request,
    });
  const profile = async () => (await voice.preferences.find(userId))!;
  const analysed = async () => {
    const id = await voice.order(enoughPosts(['Ask first.']));
    await voice.run(id);
  };

  describe('while it is answered', () => {
    it('is empty before the first answer', async () => {
      const nothing = { round: 1, language: null, answers: [], saved_at: null, standing: [] };
      expect(await interviews.show(userId)).toEqual(nothing);
    });

    it('keeps of each question the answer that was typed last, whichever device sends it first', async () => {
      await keep([answer('later', 2)]);
      const { answers } = await keep([answer('earlier', 1)]);
      expect(answers).toEqual([answer('later', 2)]);
      expect((await keep([answer('latest', 3)])).answers).toEqual([answer('latest', 3)]);
    });

    it('takes an answer from the future for one of now, so that a fast clock does not win for good', async () => {
      const ahead = { ...answer('fast'), at: new Date(Date.now() + DAY_MS) };
      const kept = (await keep([ahead])).answers[0]!;
      expect(kept.at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
    });

    it('has new questions’ language, and belongs to its user alone', async () => {
      await keep([answer(STORY)]);
      await interviews.keep(userId, { round: 1, language: 'de', answers: [] });
      expect(await interviews.show(userId)).toMatchObject({ language: 'de', answers: [{ text: STORY }] });
      const other = (await aProfile(connection.database)).id;
      expect((await interviews.show(other)).answers).toEqual([]);
    });

    it('begins again without answers, and takes none of the round before', async () => {
      await keep([answer(STORY)]);
      expect(await interviews.beginAgain(userId, 'en')).toMatchObject({ round: 2, answers: [] });
      await expect(keep([answer('left on a device')])).rejects.toThrow(OtherInterviewRoundError);
      expect((await keep([answer('again')], 2)).answers).toEqual([answer('again')]);
    });
  });

  describe('when it is saved', () => {
    it('keeps what was saved where it was begun again on another device meanwhile', async () => {
      await keep([answer(STORY)]);
      await save({ texts: ['story'] });
      await interviews.beginAgain(userId, 'en');
      await expect(save()).rejects.toThrow(OtherInterviewRoundError);
      expect(await voice.preferences.interviewTexts(userId)).toMatchObject([{ content: STORY }]);
    });

    it('writes a profile where there is none, with one step of its history', async () => {
      await keep([answer(STORY)]);
      const { kept, interview } = await save({
        energy_level: 7,
        question_usage: 'frequent',
        never_use_phrases: ['synergy'],
        address: 'du',
        texts: ['story'],
      });
      expect(kept).toEqual([]);
      expect(interview.saved_at).toBeInstanceOf(Date);
      expect(await profile()).toMatchObject({
        energy_level: 7,
        directness_level: 5,
        question_usage: 'frequent',
        never_use_phrases: ['synergy'],
        tone_markers: [addressMarker('du')],
      });
      expect(await voice.history()).toEqual([
        ['created'],
        ['interview', 'energy_level', 'never_use_phrases', 'question_usage', 'tone_markers'],
      ]);
    });

    it('leaves what posts prove and what a person set, unless that is to be replaced', async () => {
      await analysed();
      await voice.preferences.save(userId, { energy_level: 3 });
      expect((await interviews.show(userId)).standing).toEqual(
        expect.arrayContaining([
          { field: 'directness_level', value: 8, by: 'posts' },
          { field: 'energy_level', value: 3, by: 'person' },
        ]),
      );
      const heard = { directness_level: 2, energy_level: 9, writing_style_formality: 2 };
      expect((await save({ ...heard, replace: ['writing_style_formality'] })).kept).toEqual([
        'directness_level',
        'energy_level',
      ]);
      expect(await profile()).toMatchObject({
        directness_level: 8,
        energy_level: 3,
        writing_style_formality: 2,
      });
    });

    it('gives way to what posts prove later, but for what its user corrected or replaced', async () => {
      await save({ directness_level: 2, energy_level: 9, corrected: ['energy_level'] });
      await analysed();
      expect(await profile()).toMatchObject({
        directness_level: FOUND.directness_level,
        energy_level: 9,
      });
    });

    it('adds phrases without repeating them, keeps one form of address, and refuses more than the list holds', async () => {
      await voice.preferences.save(userId, { never_use_phrases: ['Synergy'], tone_markers: ['dry'] });
      await save({ never_use_phrases: ['synergy', 'leverage'], address: 'Sie' });
      await save({ never_use_phrases: ['leverage'], address: 'du' });
      expect(await profile()).toMatchObject({
        never_use_phrases: ['Synergy', 'leverage'],
        tone_markers: ['dry', addressMarker('du')],
      });
      const many = Array.from({ length: 49 }, (_, index) => `phrase ${index}`);
      await expect(save({ never_use_phrases: many })).rejects.toThrow(InvalidInputError);
      expect((await profile()).never_use_phrases).toHaveLength(2);
    });

    it('keeps its texts as training text that is neither listed, counted, nor a post of the library', async () => {
      await keep([answer(STORY), answer('We help.', 0, 'rewrite')]);
      await save({ texts: ['story', 'rewrite'] });
      await save({ texts: ['story'] });
      expect((await voice.preferences.interviewTexts(userId)).map(({ content }) => content)).toEqual([STORY]);
      const { data } = await trainingPosts.list(userId, { limit: 50 });
      expect(data).toEqual({ training_posts: [], total: 0 });
      expect(await connection.database.query(`select 1 from posts where user_id = $1`, [userId])).toEqual([]);
    });

    it('makes no text of one that is a training post, and a post saved later takes its place', async () => {
      await aTrainingPost(connection.database, userId, { post_content: 'Other' });
      await keep([answer(STORY)]);
      await save({ texts: ['story'] });
      await trainingPosts.save(userId, { postContent: STORY });
      expect(await voice.preferences.interviewTexts(userId)).toEqual([]);
      await save({ texts: ['story'] });
      expect(await voice.preferences.interviewTexts(userId)).toEqual([]);
      expect((await trainingPosts.list(userId, { limit: 50 })).data.total).toBe(2);
    });
  });

  it('is analysed behind the posts, at half their weight', async () => {
    await keep([answer(STORY)]);
    await save({ texts: ['story'] });
    const posts = ['First.', 'Second.'];
    await voice.run(await voice.order(posts));
    expect(voice.analyst.asked).toEqual([[...posts, STORY]]);
    expect(voice.analyst.weights).toEqual([[1, 1, 0.5]]);
  });
});
