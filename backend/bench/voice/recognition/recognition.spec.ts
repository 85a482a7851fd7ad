import { join } from 'node:path';
import { learnVoice, MATCH_FROM, MATCH_LANGUAGES, matchVoice, standing } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { referenceOf } from '../../../src/modules/voice-match/reference/references.js';
import { auc, bootstrap, ResampledAuc } from './auc.js';
import { fitOwn, fitStrangers } from './calibration.js';
import { type CorpusPost, readCorpus } from './corpus.js';
import { heldOut, heldOutAuthors, strangersTexts } from './held-out.js';
import { leaveOneOut } from './leave-one-out.js';
import { plainLikeness, plainTrigrams } from './plain-trigrams.js';

const { authors, language } = readCorpus(join(import.meta.dirname, 'authors'));
const reference = referenceOf(language);
const HELD_OUT = join(import.meta.dirname, 'held-out');
const KNOWN = 30;
const known = (name: string) => authors.get(name)!.slice(0, KNOWN);
const asked = (name: string) => authors.get(name)!.slice(KNOWN);
const textsOf = (posts: readonly CorpusPost[]) => posts.map(({ text }) => text);

describe('The authors of the bench', () => {
  it('are six with sixty posts of 40 to 200 words each on the same subjects', () => {
    expect([...authors.keys()]).toEqual(['dave', 'eleanor', 'hanna', 'miriam', 'priya', 'tom']);
    const subjects = asked('dave').map(({ subject }) => subject);
    for (const [name, posts] of authors) {
      expect(posts).toHaveLength(60);
      expect(asked(name).map(({ subject }) => subject)).toEqual(subjects);
      expect(Math.min(...posts.map(({ words }) => words))).toBeGreaterThanOrEqual(40);
      expect(Math.max(...posts.map(({ words }) => words))).toBeLessThanOrEqual(200);
    }
  });

  it.each([
    ['hanna', 'miriam'],
    ['priya', 'tom'],
  ])(
    'who write alike, %s and %s, are told apart by half of their posts, better than by plain 3-grams',
    (voice, other) => {
      const learned = learnVoice(textsOf(known(voice)), reference)!;
      const plain = plainTrigrams(textsOf(known(voice)));
      const by = (value: (post: CorpusPost) => number) =>
        auc(asked(voice).map(value), asked(other).map(value));
      const joined = by(({ masked }) => standing(masked, learned).likeness);
      expect(joined).toBeGreaterThan(0.95);
      expect(joined).toBeGreaterThan(by(({ text }) => plainLikeness(text, plain)));
      const scores = asked(voice).flatMap(({ text }) => {
        const match = matchVoice(text, learned);
        return match.kind === 'measured' ? [match.score] : [];
      });
      expect(scores.filter((score) => score >= MATCH_FROM).length).toBeGreaterThan(scores.length * 0.7);
    },
  );
});

describe('Leaving a subject out', () => {
  it('lets nothing of a text into the voice that it is held against: an author is not told from themselves', () => {
    const posts = authors.get('hanna')!.slice(0, 24);
    const [half, others] = [0, 1].map((odd) => posts.filter((_, at) => at % 2 === odd));
    const trials = leaveOneOut({ language, authors: new Map([['hanna', half!]]) }, reference);
    expect(trials).toHaveLength(12);
    const learned = learnVoice(textsOf(half!), reference)!;
    const own = trials.map(({ values }) => values.joined);
    const same = auc(
      own,
      others!.map(({ masked }) => standing(masked, learned).likeness),
    );
    expect(same).toBeGreaterThan(0.25);
    expect(same).toBeLessThan(0.75);
  });
});

describe('Authors who write plainly, of whom nothing was fitted', () => {
  const held = new Map(
    MATCH_LANGUAGES.flatMap((each) => heldOut(HELD_OUT, referenceOf(each))).map((each) => [each.voice, each]),
  );

  it('keep the score of their own unseen posts, which strangers who tell what happened do not reach', () => {
    const { own, strangers } = held.get('moira')!;
    expect(own).toHaveLength(3);
    expect(Math.min(...own)).toBeGreaterThanOrEqual(MATCH_FROM);
    expect(strangers.length).toBeGreaterThan(20);
    expect(Math.max(...strangers)).toBeLessThan(MATCH_FROM);
  });

  it('are taken for somebody else seldom, and never with certainty but by who is loud in the same way', () => {
    const strangers = [...held.values()].flatMap((each) => each.strangers);
    expect(strangers.filter((score) => score >= MATCH_FROM).length / strangers.length).toBeLessThan(0.1);
    for (const [voice, { strangers: scores }] of held)
      if (voice !== 'vet') expect(Math.max(...scores)).toBeLessThan(95);
  });

  it.each(['cfo', 'bakeries'])('are told nothing of their posts that these refute: %s', (name) => {
    const { known } = heldOutAuthors(HELD_OUT, 'en').find((each) => each.name === name)!;
    const voice = learnVoice(known, referenceOf('en'))!;
    const said = known.join('\n').toLowerCase();
    const stops = said.match(/\.(?=\s|$)/gu) ?? [];
    const reasons = strangersTexts(HELD_OUT, 'en').flatMap((text) => {
      const match = matchVoice(text, voice);
      return match.kind === 'measured' ? match.sentences.flatMap((each) => each.break?.reasons ?? []) : [];
    });
    expect(reasons.length).toBeGreaterThan(5);
    for (const reason of reasons) {
      // "We sold out of hake by nine" is no bakery's sentence, but "We sold out" is.
      if (reason.kind === 'order') expect(said).not.toContain(reason.words.toLowerCase());
      if (reason.kind === 'pattern' && reason.behind.join('') === '.')
        expect(reason.times).toBeGreaterThan(stops.length / 2);
    }
  });

  it('have unseen posts that are none of the known ones', () => {
    for (const each of MATCH_LANGUAGES)
      for (const author of heldOutAuthors(HELD_OUT, each))
        expect(author.known.filter((text) => author.asked.includes(text))).toEqual([]);
  });
});

describe('The figures of the bench', () => {
  it('are an AUC with ties as halves', () => {
    expect(auc([3, 2], [1, 2])).toBe((1 + 1 + 1 + 0.5) / 4);
  });

  it('are the same for subjects that were drawn again, and for their texts written twice', () => {
    const own = [
      { subject: 0, value: 3 },
      { subject: 1, value: 1 },
    ];
    const others = [
      { subject: 0, value: 2 },
      { subject: 2, value: 1 },
    ];
    const resampled = new ResampledAuc(own, others, 3);
    expect(resampled.of([1, 1, 1])).toBe(auc([3, 1], [2, 1]));
    expect(resampled.of([2, 1, 0])).toBe(auc([3, 3, 1], [2, 2]));
    expect(resampled.of([0, 2, 1])).toBe(auc([1, 1], [1]));
  });

  it('are an interval that holds the value and shrinks to it where nothing varies', () => {
    const share = (times: ArrayLike<number>) =>
      Array.from(times).reduce((sum, count, at) => sum + (at < 20 ? count : 0), 0) / 40;
    const { value, low, high } = bootstrap(40, share);
    expect(value).toBe(0.5);
    expect(low).toBeGreaterThan(0.3);
    expect(low).toBeLessThan(0.45);
    expect(high).toBeGreaterThan(0.55);
    expect(high).toBeLessThan(0.7);
    expect(bootstrap(40, () => 1)).toEqual({ value: 1, low: 1, high: 1 });
  });

  it('are a calibration that finds the likeness at which half of the texts are the author’s', () => {
    const at = (likeness: number, relation: 'own' | 'other') => ({
      voice: 'a',
      posts: 10,
      relation,
      standing: { likeness, away: likeness },
    });
    const spread = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3];
    const all = spread.flatMap((off) => [at(0.9 + off, 'own' as const), at(0.5 + off, 'other' as const)]);
    const [constant, likeness, fewPosts] = fitOwn(all) as [number, number, number];
    expect(likeness).toBeGreaterThan(0);
    expect(constant + likeness * 0.7 + fewPosts / Math.sqrt(10)).toBeCloseTo(0, 1);
    const [fromStrangers, away] = fitStrangers(all) as [number, number];
    expect(fromStrangers + away * 0.7).toBeCloseTo(0, 1);
  });
});
