import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PREFERENCE_LIMITS } from '../../preferences/writing-profile.js';
import { ADDRESS_FORMS, ALL_ADDRESS_FORMS, addressMarker, withAddress } from './address-forms.js';
import { INTERVIEW_KEYS, type InterviewAnswer, type InterviewKey } from './interview-answers.js';
import { interviewFindings } from './interview-findings.rules.js';

const answer = (question: InterviewKey, given: Partial<InterviewAnswer>): InterviewAnswer => ({
  question,
  text: '',
  more: '',
  choice: null,
  at: '2026-11-26T12:00:00.000Z',
  ...given,
});
const phrases = (...answers: InterviewAnswer[]) =>
  interviewFindings(answers).neverUse.map(({ phrase, from }) => `${from}: ${phrase}`);

describe('What is heard in an interview', () => {
  it('is nothing without answers, and nothing of those that were skipped', () => {
    const nothing = { levels: [], questionUsage: null, neverUse: [], address: null, texts: [] };
    expect(interviewFindings([])).toEqual(nothing);
    expect(interviewFindings(INTERVIEW_KEYS.map((key) => answer(key, {})))).toEqual(nothing);
  });

  it('is a level with the pairs that say it', () => {
    const found = interviewFindings([
      answer('energy_level.first', { choice: 'high' }),
      answer('energy_level.high', { choice: 'neither' }),
    ]);
    expect(found.levels).toEqual([{ scale: 'energy_level', level: 7, pairs: ['energy_level.first'] }]);
  });

  it.each([
    ['argue', 'minimal'],
    ['both', 'moderate'],
    ['ask', 'frequent'],
    ['shrug', null],
  ])('of who would %p is that they use questions: %p', (choice, usage) => {
    expect(interviewFindings([answer('argue_or_ask', { choice })]).questionUsage).toBe(usage);
  });

  it('is each word of a list, once, without its marks', () => {
    expect(
      phrases(
        answer('never_words', { text: '“synergy”, Game changer;\n- low-hanging fruit!\n• synergy, ,' }),
      ),
    ).toEqual(['never_words: synergy', 'never_words: Game changer', 'never_words: low-hanging fruit']);
  });

  it('is of a disliked post what its critic quotes and its stock phrases, not the whole of it', () => {
    const found = phrases(
      answer('disliked_post', {
        text: 'I am thrilled to announce that we are a team. It rained on Monday.',
        more: 'The word «humbled» makes me leave, and "agree?" too.',
      }),
    );
    expect(found).toEqual(expect.arrayContaining(['disliked_post: humbled', 'disliked_post: agree']));
    expect(found.join(' ')).toMatch(/thrilled/u);
    expect(found.join(' ')).not.toMatch(/rained|team/u);
  });

  it('is as many words as the profile takes, those that were named before those of a post, and none that is longer', () => {
    const { listItems, listItem } = PREFERENCE_LIMITS;
    const named = Array.from({ length: listItems - 1 }, (_, index) => `word${index}`);
    const more = '"first one" and "second one"';
    expect(
      phrases(answer('disliked_post', { more }), answer('never_words', { text: named.join(', ') })),
    ).toEqual([...named.map((word) => `never_words: ${word}`), 'disliked_post: first one']);
    const [fits, long] = ['a'.repeat(listItem), 'b'.repeat(listItem + 1)];
    expect(phrases(answer('never_words', { text: `${long}, ${fits}` }))).toEqual([`never_words: ${fits}`]);
  });

  it('is once what is named in other capitals and what the post has, too', () => {
    expect(
      phrases(
        answer('never_words', { text: 'Humbled, humbled' }),
        answer('disliked_post', { more: '"HUMBLED" it said' }),
      ),
    ).toEqual(['never_words: Humbled']);
  });

  it('are story and rewritten sentence as they were told', () => {
    expect(
      interviewFindings([
        answer('rewrite', { text: 'We help. That is all.' }),
        answer('story', { text: '  Last week a client called.\n\nI said no.  ' }),
      ]).texts,
    ).toEqual([
      { question: 'story', text: 'Last week a client called.\n\nI said no.' },
      { question: 'rewrite', text: 'We help. That is all.' },
    ]);
  });

  it('fits the profile, whatever was typed', () => {
    const any = fc.array(
      fc.record({
        question: fc.constantFrom(...INTERVIEW_KEYS),
        text: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.constant('😀,\n'.repeat(200))),
        more: fc.string({ maxLength: 200 }),
        choice: fc.oneof(fc.constant(null), fc.string(), fc.constantFrom('low', 'high', 'du', 'ask')),
        at: fc.constant('2026-11-26T12:00:00.000Z'),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(any, (answers) => {
        const { neverUse, levels, texts } = interviewFindings(answers);
        expect(neverUse.length).toBeLessThanOrEqual(PREFERENCE_LIMITS.listItems);
        for (const { phrase } of neverUse) {
          expect(phrase.trim()).not.toBe('');
          expect(phrase.length).toBeLessThanOrEqual(PREFERENCE_LIMITS.listItem);
        }
        for (const { level } of levels) expect(level >= 1 && level <= 10).toBe(true);
        for (const { text } of texts) expect(text.trim()).not.toBe('');
      }),
    );
  });
});

describe('The form of address', () => {
  it('stands once among the tone markers, in the place of an earlier one', () => {
    const markers = withAddress(['dry', addressMarker('Sie')], 'du');
    expect(markers).toEqual(['dry', 'Addresses readers as “du”']);
    expect(withAddress(markers, 'none')).toEqual(['dry', 'Addresses nobody directly']);
  });

  it('has several in each language', () => {
    for (const forms of Object.values(ADDRESS_FORMS)) expect(forms.length).toBeGreaterThan(2);
    expect(new Set(ALL_ADDRESS_FORMS).size).toBe(ALL_ADDRESS_FORMS.length);
  });
});
