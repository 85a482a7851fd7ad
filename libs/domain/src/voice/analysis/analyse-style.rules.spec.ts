import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TONES } from '../../preferences/tone.rules.js';
import { USAGE_LEVELS } from '../../preferences/usage-level.js';
import { analyseStyle } from './analyse-style.rules.js';
import { keepProvenEvidence } from './proven-evidence.rules.js';
import { INTERVIEW_TEXT_WEIGHT } from '../interview/interview.limits.js';
import { ANALYSED_FIELDS, VOICE_SCALES, type AnalysedField, type StyleAnalysis } from './style-analysis.js';
import { TRAINING_POSTS } from './testing/training-posts.js';
import { anyTexts } from '../../text/testing/text-arbitraries.js';

const quotesOf = ({ evidence }: StyleAnalysis, field: AnalysedField) =>
  evidence.find((one) => one.field === field)?.quotes.map(({ sentence }) => sentence) ?? [];

/** The posts of a voice as often as it takes for evidence: a voice that repeats itself is the same voice. */
function body(name: keyof typeof TRAINING_POSTS): string[] {
  const posts: readonly string[] = TRAINING_POSTS[name];
  const words = posts.join(' ').split(/\s+/u).length;
  const times = Math.max(Math.ceil(5 / posts.length), Math.ceil(330 / words));
  return Array.from({ length: times }, () => posts).flat();
}

const gapOf = ({ not_found }: StyleAnalysis, field: AnalysedField) =>
  not_found.find((gap) => gap.field === field);

describe('the analysis of training posts', () => {
  it('tells a blunt and calm voice, each scale with sentences of its own', () => {
    const analysis = analyseStyle(body('blunt'));
    expect(analysis).toMatchObject({
      sentence_length: 'short',
      emoji_usage: 'none',
      question_usage: 'none',
      tone: 'authoritative',
      formality_level: 6,
      directness_level: 10,
      confidence_level: 8,
      energy_level: 4,
    });
    expect(analysis.frequently_used_words).toContain('project');
    expect(quotesOf(analysis, 'directness_level')).toContain('Treat it like one.');
    expect(quotesOf(analysis, 'energy_level')).not.toEqual([]);
    expect(quotesOf(analysis, 'emoji_usage_preference')).toEqual([]);
  });

  it.each<[keyof typeof TRAINING_POSTS, Partial<StyleAnalysis>]>([
    ['hype', { tone: 'casual', energy_level: 10, formality_level: 1, emoji_usage: 'moderate' }],
    ['searching', { tone: 'conversational', directness_level: 3, confidence_level: 1 }],
    ['corporate', { tone: 'professional', formality_level: 10, sentence_length: 'medium' }],
    ['teacher', { tone: 'educational' }],
    ['dreamer', { tone: 'inspirational' }],
    ['pal', { tone: 'casual', humor_usage: 'frequent' }],
    ['germanBlunt', { tone: 'authoritative', directness_level: 10 }],
    ['germanFormal', { tone: 'professional', formality_level: 10 }],
  ])('tells %s as %p', (name, expected) => {
    expect(analyseStyle(body(name))).toMatchObject(expected);
  });

  it('says what it learned with its figures', () => {
    const { insights, learning_summary: summary } = analyseStyle(body('blunt'));
    expect(insights[0]).toBe('Your sentences have 9 words on average.');
    expect(insights).toContain('You ask your readers no questions.');
    expect(insights).toContain('You use no emojis.');
    expect(summary).toMatch(/^Read 8 posts with 36 sentences\. /u);
    expect(summary).toContain('Of 10: formality 6, directness 10, confidence 8, and energy 4.');
    expect(summary).not.toContain('\n');
  });

  it('says it in the language of the posts', () => {
    expect(analyseStyle(body('germanBlunt')).insights[0]).toBe('Die Sätze haben im Schnitt 7 Wörter.');
    expect(analyseStyle(body('germanBlunt')).learning_summary).toContain('Der Ton ist bestimmt.');
  });

  it('hears the formality of somebody who writes as lawyers do and says "Sie"', () => {
    const posts = [
      'Sehr geehrte Inhaber, ein Vertrag, den niemand liest, ist Papier.\n\nIn einem Verfahren vor dem Landgericht haben wir festgestellt, dass der Wettbewerber unserer Mandantin dieselbe Vorrichtung verkauft.\n\nWer anmeldet, muss beobachten.',
      'Das Oberlandesgericht hat im März entschieden, dass ein Lichtbild genügt, sofern Ort und Tag feststehen.\n\nSchicken Sie auf jede Messe jemanden, der fotografiert, und lassen Sie ihn ein Protokoll führen. Der Streitwert betrug zwei Millionen Euro.',
      'Ein Mandant fragte, weshalb wir ihm davon abraten.\n\nHätten wir angemeldet, so hätte jeder Wettbewerber die Anleitung in Händen gehalten. Der Tresor ist mitunter das bessere Amt.',
      'Die Frist beginnt mit der Zustellung, und sie gilt auch dann, wenn Sie verreist sind.\n\nBeide Irrtümer sind teuer, zugleich sind sie vermeidbar. Lesen Sie jeden Prospekt, bevor Sie ihn drucken lassen.',
      'Die Erfindung gehört dem Unternehmen nur, wenn sie in Anspruch genommen worden ist.\n\nIch empfehle daher, die Vereinbarung vor der Einladung zu unterschreiben. Wenn Sie keine haben, fragen Sie uns.',
    ];
    const found = analyseStyle([...posts, ...posts, ...posts]);
    expect(found.formality_level).toBeGreaterThanOrEqual(8);
  });

  it('proves no scale by a sentence that proves another one', () => {
    const analysis = analyseStyle(
      (['blunt', 'teacher', 'dreamer', 'corporate', 'searching'] as const).flatMap(body),
    );
    const quoted = VOICE_SCALES.flatMap((scale) => quotesOf(analysis, scale));
    expect(quoted).toHaveLength(12);
    expect(new Set(quoted).size).toBe(quoted.length);
  });

  it('takes what a story tells of nobody for no certainty', () => {
    const story =
      'Nobody had asked her that before. Nobody came on the second day either, so we stood at the door with the tea and looked at the rain on the street.';
    const verdict = 'Nobody reads a survey. It is always the chimney. They always ring in February.';
    const analysis = analyseStyle([
      story,
      story,
      story,
      `${story} ${verdict}`,
      `${story} ${verdict}`,
      story,
      story,
      story,
      story,
      story,
    ]);
    expect(quotesOf(analysis, 'confidence_level')).toContain('It is always the chimney.');
    expect(quotesOf(analysis, 'confidence_level')).not.toContain('Nobody had asked her that before.');
  });

  it('leans towards the posts that performed', () => {
    const posts = [...body('searching'), ...body('blunt')];
    const weights = posts.map((_, index) => (index < body('searching').length ? 1 : 2));
    const [plain, weighted] = [analyseStyle(posts), analyseStyle(posts, weights)];
    expect(weighted.directness_level).toBeGreaterThan(plain.directness_level);
    expect(weighted.confidence_level).toBeGreaterThan(plain.confidence_level);
  });
});

describe('evidence or nothing', () => {
  it('finds nothing in fewer than five posts or 300 words, and says what is missing', () => {
    const four = analyseStyle(Array.from({ length: 4 }, () => TRAINING_POSTS.blunt.join('\n')));
    expect(four.not_found).toHaveLength(ANALYSED_FIELDS.length);
    expect(gapOf(four, 'writing_style_tone')).toEqual({
      field: 'writing_style_tone',
      missing: 'posts',
      have: 4,
      needed: 5,
    });
    expect(four).toMatchObject({
      frequently_used_words: [],
      directness_level: 5,
      insights: [],
      evidence: [],
    });
    const short = analyseStyle(Array.from({ length: 10 }, () => 'Send the invoice today. Call them now.'));
    expect(gapOf(short, 'directness_level')).toMatchObject({ missing: 'words', have: 70, needed: 300 });
  });

  it('counts two answers of an interview as one post', () => {
    const text = TRAINING_POSTS.blunt.join('\n');
    const analysed = (answers: number) =>
      analyseStyle(
        Array.from({ length: 4 + answers }, () => text),
        [...Array<number>(4).fill(2), ...Array<number>(answers).fill(INTERVIEW_TEXT_WEIGHT)],
      );
    expect(gapOf(analysed(1), 'average_sentence_length')).toMatchObject({ missing: 'posts', have: 4 });
    expect(gapOf(analysed(2), 'average_sentence_length')).toBeUndefined();
  });

  it('finds nothing in ten posts of one emoji', () => {
    const analysis = analyseStyle(Array.from({ length: 10 }, () => '🥐'));
    expect(analysis.not_found).toHaveLength(ANALYSED_FIELDS.length);
    expect(gapOf(analysis, 'emoji_usage_preference')).toMatchObject({ missing: 'posts', have: 0 });
  });

  it('needs three sentences in two posts for a field', () => {
    const plain = Array.from({ length: 6 }, (_, at) =>
      `The shop on street ${at} was open until late and people came in and out of it with their bags all evening. `.repeat(
        4,
      ),
    );
    const joking = 'Just kidding. Haha, no joke. That is funny.';
    expect(gapOf(analyseStyle(plain), 'humor_usage')).toMatchObject({
      missing: 'sentences',
      have: 0,
      needed: 3,
    });
    expect(gapOf(analyseStyle([...plain, joking]), 'humor_usage')).toMatchObject({
      missing: 'second_post',
      have: 1,
      needed: 2,
    });
    expect(gapOf(analyseStyle([...plain, joking, joking]), 'humor_usage')).toBeUndefined();
  });

  it('only counts posts in another language, and says so', () => {
    const dutch =
      'Wij hebben gisteren met alle mensen van het team gesproken over de nieuwe prijzen en dat was heel goed. ' +
      'Niemand wist nog wat het zou worden, maar we zijn er samen uit gekomen en dat is mooi voor iedereen.';
    const analysis = analyseStyle(Array.from({ length: 10 }, () => dutch));
    expect(gapOf(analysis, 'directness_level')).toMatchObject({ missing: 'language', have: 0, needed: 5 });
    expect(gapOf(analysis, 'average_sentence_length')).toBeUndefined();
    expect(analysis.sentence_length).toBe('medium');
    expect(analysis.insights.at(-1)).toBe(
      'In the language of your posts only what can be counted is known: no scales and no tone.',
    );
  });

  it('takes no question for a command, no shout for confidence, and no quoted speech for anything', () => {
    const base = body('blunt').map((post) => post.replaceAll(/\d+/gu, 'some'));
    const scales = (posts: readonly string[]) => {
      const { directness_level: directness, confidence_level: confidence } = analyseStyle(posts);
      return { directness, confidence };
    };
    const added = (sentence: string) => scales(base.map((post) => `${post}\n${`${sentence} `.repeat(6)}`));
    const plain = added('The client was in the office of the agency that day.');
    expect(added('Send the client into the office of the agency that day?').directness).toBeLessThanOrEqual(
      plain.directness,
    );
    expect(added('The client knew NOBODY in the office of the agency that day.').confidence).toBe(
      plain.confidence,
    );
    expect(added('The client of the agency said: “Never, always, definitely, stop!”').confidence).toBe(
      plain.confidence,
    );
  });
});

describe('posts without a word', () => {
  it('get the defaults, and nothing is said of them', () => {
    expect(analyseStyle(['', '🚀 #growth https://example.com'])).toMatchObject({
      frequently_used_words: [],
      sentence_length: 'medium',
      tone: 'professional',
      humor_usage: 'minimal',
      directness_level: 5,
      confidence_level: 5,
      energy_level: 5,
      insights: [],
      evidence: [],
    });
  });

  it('are not the same as no posts, of which nothing can be asked', () => {
    expect(() => analyseStyle([])).toThrow(RangeError);
  });
});

describe('the analysis of any posts', () => {
  const sentence = fc.constantFrom(
    ...Object.values(TRAINING_POSTS).flatMap((posts) => posts.flatMap((post) => post.split(/(?<=\.) /u))),
  );
  const written = fc.array(sentence, { maxLength: 6 }).map((parts) => parts.join(' '));
  const anyText = fc.oneof(
    written,
    anyTexts({ maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );
  /** From one post to a body that is long enough for findings. */
  const anyPosts = fc.oneof(
    fc.array(anyText, { minLength: 1, maxLength: 5 }),
    fc
      .array(written, { minLength: 5, maxLength: 8 })
      .map((posts) =>
        posts.map((post) => `${post} ${TRAINING_POSTS.pal.join(' ')} ${TRAINING_POSTS.searching.join(' ')}`),
      ),
  );

  it('quotes for words, phrases and lengths only sentences in which the rule finds them whole', () => {
    const long = 'It was all about what they had and what we had and who was there when it was over.';
    const post = `${long} Run now. Stop here. So says the cat. Our cash-flow broke. His flow is in.`;
    const analysis = analyseStyle([
      ...[...'abcdefghi'].map((end) => `${post} Al${end} ran. Be${end} sat. Ga${end} hid.`),
      `${post} So says the category of it.`,
    ]);
    expect(analysis.sentence_length).toBe('short');
    expect(quotesOf(analysis, 'average_sentence_length')).not.toContain(long);
    expect(analysis.signature_expressions).toContain('So says the cat');
    expect(quotesOf(analysis, 'signature_expressions')).not.toContain('So says the category of it.');
    for (const field of ['frequently_used_words', 'industry_jargon'] as const) {
      const named = analysis[field].map(
        (word) => new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'iu'),
      );
      for (const sentence of quotesOf(analysis, field))
        expect(named.filter((word) => word.test(sentence))).not.toEqual([]);
    }
  });

  it('quotes sentences that stand in their post, each once', () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        for (const { field, quotes } of analyseStyle(posts).evidence) {
          expect(ANALYSED_FIELDS).toContain(field);
          expect(quotes.length).toBeGreaterThan(0);
          expect(new Set(quotes.map((quote) => quote.sentence)).size).toBe(quotes.length);
          expect(quotes.every((quote) => posts[quote.post]?.includes(quote.sentence))).toBe(true);
        }
      }),
    );
  });

  it('passes the test that a model has to pass', () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 5 }), (posts) => {
        const { evidence } = analyseStyle(posts);
        expect(keepProvenEvidence(posts, evidence)).toEqual(evidence);
      }),
    );
  });

  it('stays within the scales and the words that the profile knows', () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        const analysis = analyseStyle(posts);
        expect(analysis.not_found.every(({ have, needed }) => have < needed)).toBe(true);
        for (const level of [
          analysis.formality_level,
          analysis.directness_level,
          analysis.confidence_level,
          analysis.energy_level,
        ]) {
          expect(Number.isInteger(level) && level >= 1 && level <= 10).toBe(true);
        }
        expect(TONES).toContain(analysis.tone);
        expect(USAGE_LEVELS).toContain(analysis.humor_usage);
        expect(analysis.frequently_used_words.length).toBeLessThanOrEqual(10);
        expect(analysis.industry_jargon.length).toBeLessThanOrEqual(8);
        expect(analysis.signature_expressions.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('has three sentences in two posts for each scale that is found', () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        const analysis = analyseStyle(posts);
        for (const scale of VOICE_SCALES.filter((name) => gapOf(analysis, name) === undefined)) {
          expect(quotesOf(analysis, scale)).not.toEqual([]);
          const of = analysis.evidence.find(({ field }) => field === scale)?.quotes ?? [];
          expect(of.length === 1 || new Set(of.map(({ post }) => post)).size > 1).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order of the posts', () => {
    const values = (posts: readonly string[]) => {
      const { evidence, ...rest } = analyseStyle(posts);
      const sentences = evidence.map(({ field, quotes }) => [field, quotes.map((quote) => quote.sentence)]);
      return { ...rest, sentences };
    };
    fc.assert(
      fc.property(anyPosts, (posts) => {
        expect(values(posts.toReversed())).toEqual(values(posts));
      }),
    );
  });

  it('takes a line of 100 kB', () => {
    const line = TRAINING_POSTS.blunt.join(' ').repeat(120).replaceAll('\n', ' ').slice(0, 100_000);
    expect(() => analyseStyle(Array.from({ length: 5 }, () => line))).not.toThrow();
  });
});
