import { WRITING_LIMITS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { aVoiceMatch } from '../../testing/voice-match-answers';
import { voiceWords, wayOfWriting } from './voice-words.rules';

const known = { posts: 3, words: 210, posts_min: 5, words_min: 300 };

describe('A voice match in words', () => {
  it.each([
    ['yours', 84, 'Sounds like you', 'good'],
    ['open', 51, 'Could be you, could be somebody else', 'quiet'],
    ['far', 12, 'Does not sound like you yet', 'warn'],
  ] as const)('reads %s (%d) as “%s”', (band, score, title, tone) => {
    expect(voiceWords(aVoiceMatch({ band, score }))).toMatchObject({ title, tone });
  });

  it('counts the sentences that stand out', () => {
    const [sentence] = aVoiceMatch().sentences;
    const said = (sentences: (typeof sentence)[]) =>
      voiceWords(aVoiceMatch({ sentences: sentences.flatMap((one) => (one ? [one] : [])) })).detail;
    expect(said([])).toContain('No sentence stands out.');
    expect(said([sentence])).toContain('One sentence is not built');
    expect(said([sentence, sentence])).toContain('2 sentences are not built');
  });

  it('says what is missing where there is no number', () => {
    expect(voiceWords(aVoiceMatch({ kind: 'too_short', words: 1, known: null })).detail).toBe(
      '1 word. From 80 words on it is compared with your posts.',
    );
    expect(voiceWords(aVoiceMatch({ kind: 'too_short', words: 62, sentences: [] }))).toMatchObject({
      title: 'Too short for a number',
      detail: '62 words; from 80 on it has one. Compared with 20 posts of yours. No sentence stands out.',
    });
    expect(voiceWords(aVoiceMatch({ kind: 'not_enough_posts', known })).detail).toBe(
      'It takes 5 posts with 300 words in the language of this text; yours are 3 posts with 210 words.',
    );
    expect(voiceWords(aVoiceMatch({ kind: 'untested_language' })).title).toBe('Untested in this language');
  });
});

describe('The wish to write a sentence anew', () => {
  const [sentence] = aVoiceMatch().sentences;

  it('names the reasons and shows the nearest own sentence', () => {
    const wish = wayOfWriting(sentence!);
    expect(wish).toContain(sentence!.reasons[0]);
    expect(wish).toContain(sentence!.nearest);
  });

  it('is never longer than a writer takes it', () => {
    const long = { ...sentence!, reasons: ['word '.repeat(300)], nearest: 'word '.repeat(100) };
    expect(wayOfWriting(long).length).toBeLessThanOrEqual(WRITING_LIMITS.instructions);
    expect(wayOfWriting({ ...sentence!, nearest: null })).not.toContain('“');
  });
});
