import { EXAMPLE_IMPRESSIONS_MIN } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OwnPost } from '../draft-writer.service.js';
import { chooseExamples, EXAMPLES_MAX, figuresOf } from './examples.rules.js';

const post = (id: string, content: string, overrides: Partial<OwnPost> = {}): OwnPost => ({
  id,
  title: '',
  content,
  posted_at: new Date(0),
  impressions: null,
  engagement_rate: null,
  ...overrides,
});
const SUBJECTS = [
  'bread',
  'rent',
  'holidays',
  'music',
  'weather',
  'trains',
  'coffee',
  'gardens',
  'paint',
  'shoes',
];
const own = SUBJECTS.map((subject, index) => post(String(index), `All there is to say of ${subject}.`));
const choose = (posts: readonly OwnPost[], subject = '', liked: readonly OwnPost[] = []) =>
  chooseExamples({ own: posts, liked, subject });

describe('The posts that a writer reads', () => {
  it('are two near in subject, two that were read best and two of the newest, then more of these', () => {
    const read = { impressions: EXAMPLE_IMPRESSIONS_MIN, engagement_rate: 4 };
    const posts = own.map((one, index) =>
      index === 8 ? { ...one, ...read } : index === 9 ? { ...one, ...read, engagement_rate: 9 } : one,
    );
    const chosen = choose(posts, 'Two invoices for garden work, and what the trains cost');
    expect(chosen.map(({ post: { id }, reason }) => `${id} ${reason}`)).toEqual([
      '5 near in subject',
      '9 read best',
      '0 newest',
      '7 near in subject',
      '8 read best',
      '1 newest',
      '2 newest',
      '3 newest',
    ]);
  });

  it('are behind all of them what was said in an interview, as long as there is room', () => {
    const interview = ['One thing.', 'Another thing.'].map((text, index) => post(`told ${index}`, text));
    const few = chooseExamples({ own: own.slice(0, 2), liked: [], subject: '', interview });
    expect(few.map(({ post: { id }, reason }) => `${id} ${reason}`)).toEqual([
      '0 newest',
      '1 newest',
      'told 0 said in an interview',
      'told 1 said in an interview',
    ]);
    const many = chooseExamples({ own, liked: [], subject: '', interview });
    expect(many.map(({ reason }) => reason)).not.toContain('said in an interview');
  });

  it('are none that their author gave one or two stars', () => {
    const chosen = choose(own.map((one, index) => (index === 0 ? { ...one, rating: 1 } : one)));
    expect(chosen.map(({ post: { id } }) => id)).not.toContain('0');
  });

  it('count as read best only from so many readers on', () => {
    const few = { impressions: EXAMPLE_IMPRESSIONS_MIN - 1, engagement_rate: 50 };
    expect(choose([post('few', 'Few read it.', few)])).toMatchObject([{ reason: 'newest' }]);
  });

  it('show the opening and the close where they are long, each of whole sentences', () => {
    const content = `It began on a Monday. ${'It waited for a while. '.repeat(700)}It ended.\n\nLook at the lock.`;
    const [chosen] = choose([post('long', content)]);
    expect(chosen?.text).toMatch(/^It began on a Monday\. .*while\.$/u);
    expect(chosen?.close).toMatch(/^It waited for a while\. .*It ended\.\n\nLook at the lock\.$/su);
    const length = (chosen?.text.length ?? 0) + (chosen?.close?.length ?? 0);
    expect(length).toBeGreaterThan(1_400);
    expect(length).toBeLessThanOrEqual(1_500);
  });

  it('show the opening alone where the last sentence is longer than a close', () => {
    const [chosen] = choose([
      post('long', `It waited for a while. Then it waited ${'and waited '.repeat(300)}`),
    ]);
    expect(chosen).toMatchObject({ text: 'It waited for a while.', close: '' });
  });

  it('are at most eight different ones, of those that there are', () => {
    const posts = fc.array(
      fc.record({
        content: fc.constantFrom('One.', 'Two of it.', 'Three of it!', 'Four.', ''),
        rating: fc.constantFrom(null, 2, 5),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(posts, fc.string(), (given, subject) => {
        const all = given.map(({ content, rating }, index) => post(String(index), content, { rating }));
        const texts = choose(all, subject).map(({ text }) => text);
        expect(texts.length).toBeLessThanOrEqual(EXAMPLES_MAX);
        expect(new Set(texts).size).toBe(texts.length);
        expect(all.map(({ content }) => content)).toEqual(expect.arrayContaining(texts));
      }),
    );
  });

  it('come with their figures in words', () => {
    expect(figuresOf({ impressions: 1_300, engagement_rate: 4.23 })).toBe('4.2% of 1,300 readers responded');
    expect(figuresOf({ impressions: 1_300, engagement_rate: null })).toBe('1,300 readers');
    expect(figuresOf({})).toBeNull();
  });
});
